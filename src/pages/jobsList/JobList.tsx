import { FallenCairn } from '../../components/FallenCairn'
import { useAppSelector } from '../../store/storeHooks'
import { selectShownJobs } from '../../store/visibleJobsSelectors'
import { JobCard } from './JobCard'
import { NoMatchesAlert } from './NoMatchesAlert'
import { WiderSearches } from './WiderSearches'

/** The shown page's cards, or what to do where there are none. */
export function JobList() {
  const shownJobs = useAppSelector(selectShownJobs)
  if (shownJobs.length === 0) {
    return (
      <>
        <NoMatchesAlert />
        <WiderSearches />
        <FallenCairn />
      </>
    )
  }
  return (
    <ul className="cards" data-waits>
      {shownJobs.map(({ job, position }) => (
        <JobCard key={position} job={job} position={position} />
      ))}
    </ul>
  )
}
