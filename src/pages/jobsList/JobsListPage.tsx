import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import { Suspense } from 'react'
import { pageTitles } from '#content/pageTitles'
import { PageTitle } from '../../components/PageTitle'
import { JobList } from './JobList'
import { LocationCairn } from './LocationCairn'
import { LocationFilter } from './LocationFilter'
import { RESULTS_ID, ResultsHeader } from './ResultsHeader'
import { ResultsPagination } from './ResultsPagination'
import { SearchBox } from './SearchBox'
import { WithoutScript } from './WithoutScript'

/**
 * Does not read the query, so that a keystroke renders only the parts that show it. Nothing suspends: each `Suspense` makes
 * its part a separate unit of hydration, between which the page responds.
 */
export function JobsListPage() {
  return (
    <Container>
      <Box
        sx={(theme) => ({
          display: 'grid',
          rowGap: 2,
          alignItems: 'start',
          gridTemplateColumns: 'minmax(0, 1fr)',
          py: 3,
          '& > h1': { gridRow: 1 },
          '& > :is(h1, [role=search])': { gridColumn: '1 / -1' },
          [theme.breakpoints.up('lg')]: {
            rowGap: 5,
            // Without script the filter is not shown, and its column disappears.
            gridTemplateColumns: 'auto minmax(0, 1fr)',
            '& > h1': { mb: -2 },
            '& > section': { gridColumn: 2 },
          },
        })}
      >
        <PageTitle>{pageTitles.jobs}</PageTitle>
        <SearchBox />
        <Suspense>
          <LocationFilter />
        </Suspense>
        <LocationCairn />
        <Suspense>
          <section aria-labelledby={RESULTS_ID}>
            <ResultsHeader />
            <JobList />
            <WithoutScript />
            <ResultsPagination />
          </section>
        </Suspense>
      </Box>
    </Container>
  )
}
