import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import { useRef } from 'react'
import { pageTitles } from '#content/pageTitles'
import { PageTitle } from '../../components/PageTitle'
import { useRenderAfterHydration } from '../../hydration/useRenderAfterHydration'
import { JobResults } from './JobResults'
import { LocationCairn } from './LocationCairn'
import { LocationFilter } from './LocationFilter'
import { SearchBox } from './SearchBox'

/** Does not read the query, so that a keystroke renders only the parts that show it. */
export function JobsListPage() {
  const searchInput = useRef<HTMLInputElement>(null)
  useRenderAfterHydration()
  return (
    <Container>
      <Box
        sx={{
          display: 'grid',
          rowGap: { xs: 2, lg: 5 },
          alignItems: 'start',
          // Without script the filter is not shown, and its column disappears.
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'auto minmax(0, 1fr)' },
          py: { xs: 3, md: 4 },
          '& > h1': { mb: { lg: -2 } },
          '& > :is(h1, [role=search])': { gridColumn: '1 / -1' },
          '& > section': { gridColumn: { lg: 2 } },
        }}
      >
        <PageTitle>{pageTitles.jobs}</PageTitle>
        <LocationCairn />
        <SearchBox inputRef={searchInput} />
        <LocationFilter />
        <JobResults onCleared={() => searchInput.current?.focus()} />
      </Box>
    </Container>
  )
}
