import { memo } from 'react'
import { Link } from '../../components/Link'
import { formatCalendarDate } from '../../domain/calendarDate'
import type { Job } from '../../domain/job'
import { jobDetailPath } from '../../url/paths'
import { MarkedText } from './MarkedText'

interface JobCardProps {
  readonly job: Job
  /** The job's place in the catalog: ids repeat, and could not name the heading. */
  readonly position: number
}

/**
 * What it looks like stands in `ResultsSection`.
 * Memoised: a job's object never changes, so a card that stays costs a keystroke no more than its marked texts.
 */
export const JobCard = memo(function JobCard({ job, position }: JobCardProps) {
  const titleId = `position-${position}`
  return (
    <li className="card">
      <h3 id={titleId}>
        <MarkedText text={job.title} />
      </h3>
      <p className="facts">
        <span>{job.location}</span>
        <span>{job.company}</span>
        <span>{job.type}</span>
      </p>
      <p className="description">
        <MarkedText text={job.description} />
      </p>
      <div className="last-line">
        <Link to={jobDetailPath(job.id)} aria-describedby={titleId}>
          View Details
        </Link>
        <span>Posted on: {formatCalendarDate(job.createdDate)}</span>
      </div>
    </li>
  )
})
