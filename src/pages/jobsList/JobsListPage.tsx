import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import { PageTitle } from '../../components/PageTitle'
import { PageWidth } from '../../components/PageWidth'
import { pageTitles } from '#content/pageTitles'
import { EarlyListEnd } from './EarlyListEnd'
import { JobResults } from './JobResults'
import { LocationFilter } from './LocationFilter'
import { SearchBox } from './SearchBox'

const Layout = styled(PageWidth)(({ theme }) => ({
  display: 'grid',
  rowGap: theme.spacing(1),
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: theme.spacing(3),
  '& > h1': { marginBottom: theme.spacing(1) },
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(4) },
  [theme.breakpoints.up('lg')]: {
    // The first is the filter's: none, and no gap, where it is not shown, without script.
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    '& > :is(h1, [role=search])': { gridColumn: '1 / -1' },
    '& > section': { gridColumn: 2 },
  },
}))

/** Nothing here reads the query: a keystroke draws the parts that show it and no more. */
export function JobsListPage() {
  const searchInput = useRef<HTMLInputElement>(null)
  return (
    <Layout>
      <PageTitle>{pageTitles.jobs}</PageTitle>
      <SearchBox inputRef={searchInput} />
      <LocationFilter onCleared={() => searchInput.current?.focus()} />
      <JobResults />
      <EarlyListEnd />
    </Layout>
  )
}
