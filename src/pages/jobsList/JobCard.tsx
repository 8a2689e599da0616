import { memo, type ReactNode } from 'react'
import { Link } from '../../components/Link'
import { formatCalendarDate } from '../../domain/calendarDate'
import type { Job } from '../../domain/job'
import { CARD_FACTS } from '../../domain/matching'
import { useAppSelector } from '../../store/storeHooks'
import { selectShownPositions } from '../../store/visibleJobsSelectors'
import { jobDetailPath } from '../../url/paths'

interface JobCardProps {
  readonly job: Job
  /** The job's place in the catalog: ids repeat, and could not name the heading. */
  readonly position: number
}

/**
 * What it looks like stands in `ResultsSection`.
 * Memoised: a job's object never changes.
 */
export const JobCard = memo(function JobCard({ job, position }: JobCardProps) {
  const titleId = `position-${position}`
  return (
    <CardItem position={position}>
      <h3 id={titleId}>{job.title}</h3>
      <p className="facts">
        {CARD_FACTS.map((field) => (
          <span key={field}>{job[field]}</span>
        ))}
      </p>
      <p className="description">{job.description}</p>
      <div className="last-line">
        <Link to={jobDetailPath(job.id)} aria-describedby={titleId}>
          View Details
        </Link>
        <span>{`Posted on: ${formatCalendarDate(job.createdDate)}`}</span>
      </div>
    </CardItem>
  )
})

/** Reads for itself whether the card is shown: its children are not drawn anew where it comes or goes. */
function CardItem({ position, children }: { readonly position: number; readonly children: ReactNode }) {
  const isShown = useAppSelector((state) => selectShownPositions(state).has(position))
  return (
    <li className="card" hidden={!isShown}>
      {children}
    </li>
  )
}
