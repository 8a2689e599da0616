import { formatCalendarDate } from '../../domain/calendarDate'
import { PAGES, type PageName } from '../../navigation/pages'
import { createAppStore } from '../../store/createAppStore'
import { pageAddresses } from '../pageAddresses'
import { withPolicyMeta } from '../security/securityPolicy'
import { canonicalAddress, pageHead } from '../seo/pageHead'
import type { Site } from '../site'
import { fillTemplate, headScript } from './pageTemplate'
import { renderPage } from './renderPage'

/** The scripts that the pages name or hold. */
export interface SiteScripts {
  /** The addresses of the chunks of a page's module, in the order in which they run. */
  readonly chunksOf: (module: string | null) => readonly string[]
  /** The address of the positions. */
  readonly catalog: string
  /** The inline scripts of the list, and of the pages with a form. */
  readonly list: string
  readonly form: string
}

/** The end of the path of a page's module, or `null` if the page is part of the app. */
const moduleOf = (page: PageName) =>
  PAGES[page].load ? `pages/${page}/${page.charAt(0).toUpperCase()}${page.slice(1)}Page.tsx` : null

/** `formsTo` is the origin of the receiver. */
export function sitePages(template: string, site: Site, scripts: SiteScripts, formsTo: string | null) {
  const store = createAppStore(site.jobs)
  return pageAddresses(site).map((address) => {
    const { page, path, file } = address
    const rendered = renderPage(path, store)
    const formScript = rendered.body.includes('data-field') ? scripts.form : null
    const html = fillTemplate(template, {
      ...rendered,
      pageHead: pageHead(address, rendered.title, site),
      headScript: headScript(page, site.jobs.length),
      chunks: scripts.chunksOf(moduleOf(page)),
      catalog: scripts.catalog,
      day: formatCalendarDate(site.today),
      earlyScript: page === 'jobsList' ? scripts.list : formScript,
    })
    return { file, source: withPolicyMeta(html, formsTo), canonical: canonicalAddress(address, site) }
  })
}
