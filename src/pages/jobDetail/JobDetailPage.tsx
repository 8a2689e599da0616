import { useParams } from 'react-router-dom'
import { selectShownJob } from '../../store/selectShownJob'
import { useAppSelector } from '../../store/storeHooks'
import { jobDetailPath } from '../../url/paths'
import type { PageProps } from '../PageProps'
import { JobDocument } from './JobDocument'

export function JobDetailPage({ policy, notFound }: PageProps) {
  const { id = '' } = useParams()
  const job = useAppSelector((state) => selectShownJob(state, id, policy))
  return job ? <JobDocument job={job} path={jobDetailPath(id)} /> : notFound
}
