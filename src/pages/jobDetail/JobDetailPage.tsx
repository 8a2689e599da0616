import { useParams } from 'react-router-dom'
import { selectShownJob } from '../../store/jobsSelectors'
import { useAppSelector } from '../../store/storeHooks'
import { jobDetailPath } from '../../url/paths'
import { NotFoundPage } from '../NotFoundPage'
import { JobDocument } from './JobDocument'

export function JobDetailPage() {
  const { id = '' } = useParams()
  const job = useAppSelector((state) => selectShownJob(state, id))
  return job ? <JobDocument key={job.id} job={job} path={jobDetailPath(id)} /> : <NotFoundPage />
}
