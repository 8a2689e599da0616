import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Suspense, useEffect } from 'react'
import { jobsListText } from '#content/jobsListText'
import { pageTitles } from '#content/pageTitles'
import { scrollToTicked } from '../../components/scrollToBox'
import { FACET_KEYS } from '../../domain/facets'
import { isAtStage } from '../../hydration/stage'
import { selectChoices, selectIsFacetShown } from '../../store/jobsSelectors'
import { useAppSelector } from '../../store/storeHooks'
import { CAN_HOVER } from '../../theme/mediaQueries'
import { FacetFilter } from './FacetFilter'
import { FeedLink } from './FeedLink'
import { FilterCairn } from './FilterCairn'
import { JobList } from './JobList'
import { LinksWithoutScript } from './LinksWithoutScript'
import { ResultsHeader } from './ResultsHeader'
import { ResultsPagination } from './ResultsPagination'
import { SearchBox } from './SearchBox'

/** The locations stay in view in such a window, as they do beside the cards. */
const ROOM_FOR_STICKY_FILTER = '(min-height: 62.5em)'

/** Does not read the query: a keystroke renders only the parts that show it. The search box hydrates first. */
export function JobsListPage() {
  return (
    <Container
      sx={(theme) => ({
        display: 'flex',
        flexDirection: 'column',
        gap: { xs: 1, sm: 1.5 },
        pt: { xs: 1, sm: 2 },
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
      <Typography variant="h1">{pageTitles.jobsList}</Typography>
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
          <FeedLink />
        </section>
      </Suspense>
    </Container>
  )
}

/** Beside the cards in a wide window, else over them. */
function StickyFilter() {
  const isShown = useAppSelector((state) => FACET_KEYS.some((key) => selectIsFacetShown(state, key)))
  // Several filters are too high to stay over the cards, and leave no room for the cairn.
  const isOne = useAppSelector((state) => selectChoices(state).length <= 1)
  useEffect(() => {
    // At hydration, the early script has done so, and the visitor may have scrolled since.
    if (!isAtStage(/starting/)) scrollToTicked()
  }, [])
  return (
    <Stack
      className="filters"
      hidden={!isShown}
      data-needs-script=""
      sx={({ breakpoints, vars: { palette } }) => ({
        gap: { xs: 1, md: 1.5, lg: 2 },
        zIndex: 1,
        bgcolor: 'background.default',
        // A box that hides when it is unticked keeps the focus.
        '&[hidden]:not(:focus-within), & [hidden]:not(:focus-within)': { display: 'none' },
        ...(isOne && {
          [`${breakpoints.down('lg')} and ${ROOM_FOR_STICKY_FILTER}`]: {
            position: 'sticky',
            top: 72,
            // The second one is a line between filter and cards.
            boxShadow: `0 0 0 8px ${palette.background.default}, 0 9px ${palette.divider}`,
          },
        }),
        [breakpoints.up('lg')]: {
          position: 'sticky',
          top: 72,
          maxHeight: 'calc(100dvh - 88px)',
          overflowY: 'auto',
          width: 'calc(min(17.75rem, 22vw) + 8px)',
          marginInline: '-4px 28px',
          paddingInline: '4px',
          ...(!isOne && {
            // At the top of the page, the panel ends below the window. Its last box can still be scrolled into it.
            pb: '12rem',
            // Three filters of eight boxes or less fit above the edge of the window.
            [CAN_HOVER]: {
              '& [role=group] > div': { gap: 0 },
              '& label': { minHeight: '2rem' },
              '& label:not(:hover, :has(:checked))': { borderColor: 'transparent', bgcolor: 'transparent' },
            },
          }),
        },
      })}
    >
      <FacetFilter facet="locations" />
      {/* On a phone, one row that scrolls. */}
      <Box
        className="more"
        sx={({ breakpoints }) => ({
          display: 'contents',
          [breakpoints.only('xs')]: {
            display: 'flex',
            gap: 2,
            overflowX: 'auto',
            m: -0.5,
            p: 0.5,
            '&& *': { flexShrink: 0, flexWrap: 'nowrap', overflow: 'visible' },
          },
        })}
      >
        {FACET_KEYS.slice(1).map((key) => (
          <FacetFilter key={key} facet={key} />
        ))}
      </Box>
      {isOne && <FilterCairn />}
    </Stack>
  )
}
