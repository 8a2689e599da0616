import Box from '@mui/material/Box'
import { useLayoutEffect, useRef } from 'react'
import { PageTitle } from '../../components/PageTitle'
import { PageWidth } from '../../components/PageWidth'
import { pageTitles } from '#content/pageTitles'
import { takeEarlyInput } from '../../hydration/earlyInput'
import { endEarlyList } from '../../hydration/endEarlyList'
import { JobResults } from './JobResults'
import { LocationFilter } from './LocationFilter'
import { SearchBox } from './SearchBox'

/** Nothing here reads the query: a keystroke draws the parts that show it and no more. */
export function JobsListPage() {
  const searchInput = useRef<HTMLInputElement>(null)
  // With the commit that hydrates the list, before another event can come.
  useLayoutEffect(() => {
    endEarlyList(window)
    // The store has what was typed; a field that is drawn anew gets the focus back.
    document.querySelectorAll<HTMLInputElement>('main input').forEach(takeEarlyInput)
  }, [])
  return (
    <PageWidth sx={{ py: { xs: 3, md: 4 } }}>
      <PageTitle>{pageTitles.jobs}</PageTitle>
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
        <LocationFilter onCleared={() => searchInput.current?.focus()} />
        <JobResults />
      </Box>
    </PageWidth>
  )
}
