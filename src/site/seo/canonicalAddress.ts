import type { Job } from '../../domain/job'
import { shownJob } from '../../domain/shownJob'
import { pageAt } from '../../navigation/pageAt'
import { BASE_PATH } from '../../url/basePath'
import { jobDetailPath, jobIdAt } from '../../url/paths'
import { siteAddress, type Site } from '../site'

/** The position that a detail page shows. */
export function jobAt(path: string, { jobs, policy }: Site): Job | undefined {
  const id = jobIdAt(`${BASE_PATH}${path}`)
  return id === '' ? undefined : shownJob(jobs, id, policy)
}

/** `null` without an origin and for an unknown page. Under `first`, details have the first one's address. */
export function canonicalAddress(path: string, site: Site): string | null {
  if (site.origin === null || pageAt(`${BASE_PATH}${path}`) === 'notFound') return null
  const job = jobAt(path, site)
  return siteAddress(site.origin, job ? jobDetailPath(job.id) : path)
}
