import { JOB_DETAIL_PATH, jobDetailPath } from '../../url/paths'
import { declaredPages, type DeclaredPage } from '../declaredPages'
import { canonicalAddress } from '../seo/canonicalAddress'
import { pageHead } from '../seo/pageHead'
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

export function sitePages(template: string, site: Site) {
  return declaredPages.flatMap((declared) =>
    addressesOf(declared, site).map(({ path, fileName }) => {
      const { name, module } = declared
      const page = renderPage(path, site)
      const head = pageHead(path, page.title, site)
      const source = fillTemplate(template, page, head, headScript(name, site.jobs.length))
      return { name, module, fileName, source, canonical: canonicalAddress(path, site) }
    }),
  )
}
