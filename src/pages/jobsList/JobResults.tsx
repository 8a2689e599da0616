import Box from '@mui/material/Box'
import { useRef } from 'react'
import { FallenCairn } from '../../components/FallenCairn'
import { scrollToTop } from '../../components/scrollToTop'
import { useAppSelector } from '../../store/storeHooks'
import { selectShownJobs } from '../../store/visibleJobsSelectors'
import { JobCard } from './JobCard'
import { JobGrid } from './JobGrid'
import { NoMatchesAlert } from './NoMatchesAlert'
import { ResultsHeader } from './ResultsHeader'
import { ResultsPagination } from './ResultsPagination'
import { WiderSearches } from './WiderSearches'
import { WithoutScript } from './WithoutScript'

/** The positions that match, a page at a time. */
export function JobResults() {
  const shownJobs = useAppSelector(selectShownJobs)
  const heading = useRef<HTMLHeadingElement>(null)

  const handlePageChange = () => {
    heading.current?.focus({ preventScroll: true })
    scrollToTop()
  }

  return (
    <Box component="section" aria-labelledby="results">
      <ResultsHeader headingId="results" headingRef={heading} />
      {shownJobs.length === 0 ? (
        <>
          <NoMatchesAlert />
          <WiderSearches />
          <FallenCairn />
        </>
      ) : (
        <JobGrid data-waits>
          {shownJobs.map(({ job, position }) => (
            <JobCard key={position} job={job} position={position} />
          ))}
        </JobGrid>
      )}
      <WithoutScript />
      <ResultsPagination onPageChange={handlePageChange} />
    </Box>
  )
}
