import { catalog } from '../content/catalog'
import { jobDetailPath, PATHS } from '../url/paths'
import { fillTemplate } from './pageTemplate'
import { renderPage } from './renderPage'
import { loadAllPages } from '../app/pageModules'

// While this module is loaded: what loads it lets nothing be loaded later.
await loadAllPages()

export interface SitePage {
  /** In `dist/`. A host serves `jobs.html` for `/jobs`, and `404.html` for what it does not know. */
  readonly file: string
  readonly html: string
}

/** Every address of the site is a file (decisions.md §6); positions that share an id share theirs. */
export function sitePages(template: string): SitePage[] {
  const ids = new Set(catalog.map(({ id }) => id))
  const paths = [PATHS.jobs, PATHS.about, PATHS.contact, ...[...ids].map(jobDetailPath)]
  return [
    { file: 'index.html', html: fillTemplate(template, renderPage(PATHS.home)) },
    { file: '404.html', html: fillTemplate(template, renderPage('/404'), 'notFound') },
    ...paths.map((path) => ({
      file: `${path.slice(1)}.html`,
      html: fillTemplate(template, renderPage(path), path === PATHS.jobs ? 'jobsList' : undefined),
    })),
  ]
}
