import { useParams } from 'react-router-dom'
import { shownJob } from '../../domain/shownJob'
import { selectJobs } from '../../store/jobsSelectors'
import { useAppSelector } from '../../store/storeHooks'
import { jobDetailPath } from '../../url/paths'
import type { PageProps } from '../PageProps'
import { JobDocument } from './JobDocument'

export function JobDetailPage({ policy, notFound }: PageProps) {
  const { id = '' } = useParams()
  const job = useAppSelector((state) => shownJob(selectJobs(state), id, policy))
  return job ? <JobDocument key={job.id} job={job} path={jobDetailPath(id)} /> : notFound
}
