import { useLocation } from 'react-router-dom'
import type { PageProps } from '../../routes/pages'
import { selectShownJob } from '../../store/selectShownJob'
import { useAppSelector } from '../../store/storeHooks'
import { ROUTER_BASE_PATH } from '../../url/basePath'
import { jobDetailPath, jobIdAt } from '../../url/paths'
import { JobDocument } from './JobDocument'

export function JobDetailPage({ policy, notFound }: PageProps) {
  const id = jobIdAt(useLocation().pathname, ROUTER_BASE_PATH)
  const job = useAppSelector((state) => selectShownJob(state, id, policy))
  return job ? <JobDocument job={job} path={jobDetailPath(id)} /> : notFound
}
