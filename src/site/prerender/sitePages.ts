import { createAppStore } from '../../store/createAppStore'
import { JOB_DETAIL_PATH, jobDetailPath } from '../../url/paths'
import { declaredPages, type DeclaredPage } from '../declaredPages'
import { withPolicyMeta } from '../security/securityPolicy'
import { canonicalAddress, pageHead } from '../seo/pageHead'
import type { Site } from '../site'
import { fillTemplate, headScript } from './pageTemplate'
import { renderPage } from './renderPage'

/** The addresses of a page. Positions with the same id share one. */
function addressesOf({ path, file }: DeclaredPage, { jobs }: Site) {
  // The 404 page is rendered at a path that no page has.
  if (path === '*') return [{ path: '/404', fileName: file }]
  if (path !== JOB_DETAIL_PATH) return [{ path, fileName: file }]
  const ids = new Set(jobs.map(({ id }) => id))
  return [...ids].map((id) => ({ path: jobDetailPath(id), fileName: file.replace('*', id) }))
}

/** The scripts that the pages name or hold. */
export interface SiteScripts {
  /** The addresses of a page's chunks, in the order in which they run. */
  readonly chunksOf: (module: DeclaredPage['module']) => readonly string[]
  /** The address of the positions. */
  readonly catalog: string
  /** The inline scripts of the list, and of the pages with a form. */
  readonly list: string
  readonly form: string
}

/** `formsTo` is the origin of the receiver. */
export function sitePages(template: string, site: Site, scripts: SiteScripts, formsTo: string | null) {
  const store = createAppStore(site.jobs)
  return declaredPages.flatMap((declared) =>
    addressesOf(declared, site).map(({ path, fileName }) => {
      const { name, module } = declared
      const page = renderPage(path, store)
      const formScript = page.body.includes('data-field') ? scripts.form : null
      const html = fillTemplate(template, {
        ...page,
        pageHead: pageHead(path, page.title, site),
        headScript: headScript(name, site.jobs.length),
        chunks: scripts.chunksOf(module),
        catalog: scripts.catalog,
        earlyScript: name === 'jobsList' ? scripts.list : formScript,
      })
      return { fileName, source: withPolicyMeta(html, formsTo), canonical: canonicalAddress(path, site) }
    }),
  )
}
