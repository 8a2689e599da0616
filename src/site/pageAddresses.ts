import type { Job } from '../domain/job'
import { shownJob } from '../domain/shownJob'
import { PAGE_NAMES, PAGES, type PageName } from '../navigation/pages'
import { jobDetailPath } from '../url/paths'
import type { Site } from './site'

/** A page at one of its addresses. */
export interface PageAddress {
  readonly page: PageName
  /** Without the base path. */
  readonly path: string
  /** In `dist/`. */
  readonly file: string
  /** The position that a detail shows. */
  readonly job?: Job | undefined
}

const addressOf = (page: PageName, path: string, job?: Job): PageAddress => {
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
