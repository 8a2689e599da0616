import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Stack from '@mui/material/Stack'
import { Suspense } from 'react'
import { jobsListText } from '#content/jobsListText'
import { pageTitles } from '#content/pageTitles'
import { PageTitle } from '../../components/PageTitle'
import { FACET_KEYS } from '../../domain/facets'
import { useAppSelector } from '../../store/storeHooks'
import { selectIsScrolled } from '../../store/uiSlice'
import { FacetFilter } from './FacetFilter'
import { FilterCairn } from './FilterCairn'
import { JobList } from './JobList'
import { LinksWithoutScript } from './LinksWithoutScript'
import { ResultsHeader } from './ResultsHeader'
import { ResultsPagination } from './ResultsPagination'
import { SearchBox } from './SearchBox'

/** The locations stay in view in such a window, as they do beside the cards. */
const ROOM_FOR_STICKY_FILTER = '(min-height: 62.5em)'

/** Several filters are too high to stay over the cards. Beside the cards, they scroll. */
const SEVERAL_FILTERS = '&:has([role=group] ~ [role=group] label:not([hidden]))'

/**
 * Does not read the query, so that a keystroke renders only the parts that show it. Nothing suspends: each
 * `Suspense` makes its part hydrate separately, and the page responds in between.
 */
export function JobsListPage() {
  return (
    <Container>
      <Box
        sx={(theme) => ({
          display: 'flex',
          flexDirection: 'column',
          gap: 1.5,
          pt: 2,
          pb: 8,
          // Focused elements stay clear of the locations.
          [`@media ${ROOM_FOR_STICKY_FILTER}`]: { '& a, & button': { scrollMarginTop: '4rem' } },
          '@media print': { display: 'block', pb: 0, '& > section': { mt: 2 } },
          [theme.breakpoints.up('lg')]: {
            display: 'grid',
            alignItems: 'start',
            gap: theme.spacing(3, 0),
            // Without script, the column of the filter disappears.
            gridTemplateColumns: 'auto minmax(0, 1fr)',
            '& > :is(h1, [role=search])': { gridColumn: '1 / -1' },
            '& > section': { gridColumn: 2 },
          },
        })}
      >
        <PageTitle>{pageTitles.jobsList}</PageTitle>
        <SearchBox />
        <Suspense>
          <StickyFilter />
        </Suspense>
        <Suspense>
          <section aria-label={jobsListText.results}>
            <ResultsHeader />
            <noscript>
              <p>{jobsListText.noScript}</p>
            </noscript>
            <JobList />
            <LinksWithoutScript />
            <ResultsPagination />
          </section>
        </Suspense>
      </Box>
    </Container>
  )
}

/** Over the cards, below the header. The line under it appears when the page is scrolled. */
function StickyFilter() {
  const isScrolled = useAppSelector(selectIsScrolled)
  return (
    <Stack
      className="filters"
      data-needs-script=""
      sx={({ breakpoints, vars: { palette } }) => ({
        gap: 2,
        zIndex: 1,
        bgcolor: 'background.default',
        '&:not(:focus-within, :has(label:not([hidden])))': { display: 'none' },
        [`${breakpoints.up('lg')}, ${ROOM_FOR_STICKY_FILTER}`]: { position: 'sticky', top: 72 },
        [`${breakpoints.down('lg')} and ${ROOM_FOR_STICKY_FILTER}`]: {
          boxShadow: `0 0 0 8px ${palette.background.default}${isScrolled ? `, 0 9px ${palette.divider}` : ''}`,
        },
        [breakpoints.down('lg')]: { [SEVERAL_FILTERS]: { position: 'static' } },
        [breakpoints.up('lg')]: {
          width: 'min(17.75rem, 22vw)',
          marginInlineEnd: '32px',
          [SEVERAL_FILTERS]: {
            maxHeight: 'calc(100dvh - 88px)',
            overflowY: 'auto',
            marginInlineStart: '-4px',
            paddingInline: '4px',
          },
          [`${SEVERAL_FILTERS} > :last-child`]: { display: 'none' },
        },
      })}
    >
      {FACET_KEYS.map((key) => (
        <FacetFilter key={key} facet={key} />
      ))}
      <FilterCairn />
    </Stack>
  )
}
