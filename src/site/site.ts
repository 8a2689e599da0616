import type { Job } from '../domain/job'
import { shownJob, type ShownJobPolicy } from '../domain/shownJob'
import { PAGE_NAMES, PAGES, type PageName } from '../navigation/pages'
import { BASE_PATH } from '../url/basePath'
import { jobDetailPath, jobsPath } from '../url/paths'
import type { Position } from './position'

export interface Site {
  readonly jobs: readonly Position[]
  /** E.g. `https://www.company.example`. Without it no absolute address is written. */
  readonly origin: string | null
  readonly policy: ShownJobPolicy
  /** The day of the build, `YYYY-MM-DD`. */
  readonly today: string
}

export const siteAddress = (origin: string, path: string): string => `${origin}${BASE_PATH}${path}`

/** The address of a position's page, or of the list searched for its title if no page shows it. A path without an origin. */
export function positionAddress(job: Job, { jobs, origin, policy }: Omit<Site, 'today'>): string {
  const hasDetail = policy === 'by-id' && shownJob(jobs, job.id, policy) === job
  return siteAddress(origin ?? '', hasDetail ? jobDetailPath(job.id) : jobsPath({ search: job.title }))
}

/** A page at one of its addresses, without the base path, and its file in `dist/`. A detail shows `job`. */
export type PageAddress = ReturnType<typeof addressOf>

function addressOf(page: PageName, path: string, job?: Position) {
  return { page, path, file: `${path.slice(1) || 'index'}.html`, job }
}

/** Every address of the site. Positions with the same id share one. */
export function pageAddresses({ jobs, policy }: Pick<Site, 'jobs' | 'policy'>): readonly PageAddress[] {
  const ids = [...new Set(jobs.map(({ id }) => id))]
  const details = ids.map((id) => addressOf('jobDetail', jobDetailPath(id), shownJob(jobs, id, policy)))
  return PAGE_NAMES.flatMap((page) =>
    // The 404 page is rendered at a path that no page has.
    page === 'jobDetail' ? details : addressOf(page, PAGES[page].path.replace('*', '/404')),
  )
}
