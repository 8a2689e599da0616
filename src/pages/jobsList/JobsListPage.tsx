import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import { Suspense, useRef, useState } from 'react'
import { useStore } from 'react-redux'
import { pageTitles } from '#content/pageTitles'
import { PageTitle } from '../../components/PageTitle'
import { selectQuery } from '../../store/jobsSelectors'
import type { RootState } from '../../store/rootReducer'
import { JobResults } from './JobResults'
import { LocationCairn } from './LocationCairn'
import { LocationFilter } from './LocationFilter'
import { SearchBox } from './SearchBox'

/**
 * Does not read the query, so that a keystroke renders only the parts that show it. Nothing suspends: each `Suspense` makes
 * its part a separate unit of hydration, between which the page responds.
 */
export function JobsListPage() {
  const store = useStore<RootState>()
  // The query that the early script has shown. Early input changes the query when its field is hydrated.
  const [shownQuery] = useState(() => selectQuery(store.getState()))
  const searchInput = useRef<HTMLInputElement>(null)
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
        <LocationCairn />
        <SearchBox inputRef={searchInput} />
        <Suspense>
          <LocationFilter shownQuery={shownQuery} />
        </Suspense>
        <Suspense>
          <JobResults shownQuery={shownQuery} onCleared={() => searchInput.current?.focus()} />
        </Suspense>
      </Box>
    </Container>
  )
}
