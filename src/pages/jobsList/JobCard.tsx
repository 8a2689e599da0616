import Card from '@mui/material/Card'
import { memo, type ComponentPropsWithRef } from 'react'
import { Link } from 'react-router-dom'
import { formatCalendarDate } from '../../domain/calendarDate'
import { isGiven, type Job } from '../../domain/job'
import { cardField } from '../../hydration/listParts'
import { selectShownIndices } from '../../store/jobsSelectors'
import { useAppSelector } from '../../store/storeHooks'
import { jobDetailPath } from '../../url/paths'
import { NewMark } from '../NewMark'

interface JobCardProps {
  readonly job: Job
  /** The job's index in the catalog. Ids repeat. */
  readonly index: number
}

/** `JobCards.ts` has its looks. Memoized, because a job's object never changes. */
export const JobCard = memo(function JobCard({ job, index }: JobCardProps) {
  return (
    <Card component={CardItem} index={index}>
      <h3 {...cardField('title')}>{job.title}</h3>
      <p className="place">
        <span {...cardField('location')}>{job.location}</span>
        {job.payRate !== undefined && <span>{job.payRate}</span>}
      </p>
      <p className="description" {...cardField('description')}>
        {job.description}
      </p>
      <p>{[job.company, job.type, job.duration].filter(isGiven).join(' · ')}</p>
      <p className="foot">
        <Link to={jobDetailPath(job.id)} discover="none">
          View Details
        </Link>
        <span>
          <NewMark job={job} />
          {`Posted on: ${formatCalendarDate(job.createdDate)}`}
        </span>
      </p>
    </Card>
  )
})

/** The element of a card. It renders again when the card is shown or hidden; the card and its contents don't. */
function CardItem({ index, children, ...item }: ComponentPropsWithRef<'li'> & Pick<JobCardProps, 'index'>) {
  const isShown = useAppSelector((state) => selectShownIndices(state).has(index))
  return (
    <li {...item} hidden={!isShown}>
      {children}
    </li>
  )
}
