import { catalog } from '#content/catalog'
import { jobDetailPath, PATHS } from '../url/paths'
import { canonicalAddress } from './canonicalAddress'
import { pageHead } from './pageHead'
import { fillTemplate, type ColdScript } from './pageTemplate'
import { renderPage } from './renderPage'
import type { Site } from './site'

export interface SitePage {
  /** In `dist/`. A host serves `jobs.html` for `/jobs`, and `404.html` for what it does not know. */
  readonly fileName: string
  readonly source: string
  readonly canonical: string | null
}

const NOT_FOUND = '/404'

const COLD_SCRIPTS: Readonly<Partial<Record<string, ColdScript>>> = {
  [PATHS.jobs]: 'jobsList',
  [NOT_FOUND]: 'notFound',
}

/** Every address of the site is a file (decisions.md §6); positions that share an id share theirs. */
export function sitePages(template: string, site: Site): SitePage[] {
  const ids = new Set(catalog.map(({ id }) => id))
  const { home, jobs, about, contact } = PATHS
  return [home, NOT_FOUND, jobs, about, contact, ...[...ids].map(jobDetailPath)].map((path) => {
    const page = renderPage(path, site.policy)
    return {
      fileName: path === home ? 'index.html' : `${path.slice(1)}.html`,
      source: fillTemplate(template, page, pageHead(path, page.title, site), COLD_SCRIPTS[path]),
      canonical: canonicalAddress(path, site),
    }
  })
}
