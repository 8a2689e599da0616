import { useParams } from 'react-router-dom'
import { notFoundText } from '#content/notFoundText'
import { selectShownJob } from '../../store/jobsSelectors'
import { useAppSelector } from '../../store/storeHooks'
import { NotFoundPage } from '../NotFoundPage'
import { JobDocument } from './JobDocument'

export function JobDetailPage() {
  const { id = '' } = useParams()
  const job = useAppSelector((state) => selectShownJob(state, id))
  return job ? <JobDocument key={job.id} job={job} /> : <NotFoundPage text={notFoundText.position} />
}
