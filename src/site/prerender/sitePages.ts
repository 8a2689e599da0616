import { catalog } from '#content/catalog'
import { JOB_DETAIL_PATH, jobDetailPath } from '../../url/paths'
import { canonicalAddress } from '../seo/canonicalAddress'
import { declaredPages, type DeclaredPage } from '../declaredPages'
import { pageHead } from '../seo/pageHead'
import { PENDING_SCRIPTS, fillTemplate } from './pageTemplate'
import { renderPage } from './renderPage'
import type { Site } from '../site'

interface SitePage {
  /** In `dist/`. A host serves `jobs.html` for `/jobs`, and `404.html` for what it does not know. */
  readonly fileName: string
  readonly source: string
  readonly canonical: string | null
  /** The module that draws it; `null` where that is part of the app. */
  readonly module: string | null
}

/** The addresses of a page; positions that share an id share theirs. */
function addressesOf({ path, file }: DeclaredPage): { readonly path: string; readonly fileName: string }[] {
  // The 404 page is rendered at a path that no page has.
  if (path === '*') return [{ path: '/404', fileName: file }]
  if (path !== JOB_DETAIL_PATH) return [{ path, fileName: file }]
  const ids = new Set(catalog.map(({ id }) => id))
  return [...ids].map((id) => ({ path: jobDetailPath(id), fileName: file.replace('*', id) }))
}

/** Every address of the site is a file. */
export function sitePages(template: string, site: Site): SitePage[] {
  return declaredPages.flatMap((declared) =>
    addressesOf(declared).map(({ path, fileName }) => {
      const page = renderPage(path, site.policy)
      const head = pageHead(path, page.title, site)
      return {
        fileName,
        source: fillTemplate(template, page, head, PENDING_SCRIPTS[declared.name]),
        canonical: canonicalAddress(path, site),
        module: declared.module,
      }
    }),
  )
}
