import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import { PageWidth } from '../../components/PageWidth'
import { pageTitles } from '#content/pageTitles'
import { ClearFilters } from './ClearFilters'
import { JobResults } from './JobResults'
import { LocationFilter } from './LocationFilter'
import { SearchBox } from './SearchBox'

/** The button stands in the legend's line, so that nothing moves when it comes and goes. */
const FilterColumn = styled('div')({
  position: 'relative',
  '& > button': { position: 'absolute', top: 0, right: 0, paddingInline: 8 },
})

/** Nothing here reads the query: a keystroke draws the parts that show it and no more. */
export function JobsListPage() {
  const searchInput = useRef<HTMLInputElement>(null)
  return (
    <PageWidth sx={{ py: { xs: 3, md: 4 } }}>
      <Typography variant="h1" tabIndex={-1}>
        {pageTitles.jobs}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          columnGap: 5,
          rowGap: 1,
          mt: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '16rem minmax(0, 1fr)' },
        }}
      >
        <Box sx={{ gridColumn: '1 / -1' }}>
          <SearchBox inputRef={searchInput} />
        </Box>
        <FilterColumn>
          <LocationFilter />
          <ClearFilters onCleared={() => searchInput.current?.focus()} />
        </FilterColumn>
        <JobResults />
      </Box>
    </PageWidth>
  )
}
