import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { ShownJobPolicy } from '../../domain/shownJob'
import { selectShownJob } from '../../store/selectShownJob'
import { useAppSelector } from '../../store/storeHooks'
import { ROUTER_BASE_PATH } from '../../url/basePath'
import { jobDetailPath, jobIdAt } from '../../url/paths'
import { JobDocument } from './JobDocument'

interface JobDetailPageProps {
  readonly policy: ShownJobPolicy
  /** Shown where there is no such position. */
  readonly notFound: ReactNode
}

export function JobDetailPage({ policy, notFound }: JobDetailPageProps) {
  const id = jobIdAt(useLocation().pathname, ROUTER_BASE_PATH)
  const job = useAppSelector((state) => selectShownJob(state, id, policy))
  return job ? <JobDocument job={job} path={jobDetailPath(id)} /> : notFound
}
