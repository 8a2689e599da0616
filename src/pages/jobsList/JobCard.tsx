import Card from '@mui/material/Card'
import { memo, type ComponentPropsWithRef } from 'react'
import { Link } from 'react-router-dom'
import { formatCalendarDate } from '../../domain/calendarDate'
import type { Job } from '../../domain/job'
import { CARD_LINES } from '../../domain/matching'
import { selectShownIndices } from '../../store/jobsSelectors'
import { useAppSelector } from '../../store/storeHooks'
import { jobDetailPath } from '../../url/paths'

interface JobCardProps {
  readonly job: Job
  /** The job's index in the catalog. Ids repeat and can't identify the heading. */
  readonly index: number
}

/** `JobCards.ts` has its looks. Memoized, because a job's object never changes. */
export const JobCard = memo(function JobCard({ job, index }: JobCardProps) {
  const titleId = `job-${index}`
  return (
    <Card component={CardItem} index={index}>
      <h3 id={titleId}>{job.title}</h3>
      {CARD_LINES.map(([className, fields]) => (
        <p key={className} className={className}>
          {fields.map((field) => (
            <span key={field}>{job[field]}</span>
          ))}
        </p>
      ))}
      <p className="description">{job.description}</p>
      <div className="actions">
        <Link to={jobDetailPath(job.id)} aria-describedby={titleId} discover="none">
          View Details
        </Link>
        <span>{`Posted on: ${formatCalendarDate(job.createdDate)}`}</span>
      </div>
    </Card>
  )
})

interface CardItemProps extends ComponentPropsWithRef<'li'> {
  readonly index: number
}

/** The element of a card. It renders again when the card is shown or hidden; the card and its contents don't. */
function CardItem({ index, children, ...item }: CardItemProps) {
  const isShown = useAppSelector((state) => selectShownIndices(state).has(index))
  return (
    <li {...item} hidden={!isShown}>
      {children}
    </li>
  )
}
