import { PAGES } from '../../navigation/pages'
import { jobAt } from './canonicalAddress'
import { companyData } from './companyData'
import { jobPosting } from './jobPosting'
import type { Site } from '../site'

/** Data in a page for whoever reads it by machine. A text with `</script>` in it must not end the element. */
export function dataElement(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}

/** What a page tells search engines in schema.org's terms (JSON-LD): who the company is, which position is shown. */
export function structuredData(path: string, site: Site): string {
  if (site.origin === null) return ''
  if (path === PAGES.home.path) return dataElement(companyData(site.origin))
  const job = jobAt(path, site)
  const posting = job && jobPosting(job, site.origin, site.today)
  return posting ? dataElement(posting) : ''
}
