import { PAGES } from '../../navigation/pages'
import type { Site } from '../site'
import { jobAt } from './canonicalAddress'
import { companyData } from './companyData'
import { jobPosting } from './jobPosting'

/** JSON-LD in a page. A text with `</script>` must not end the element. */
export function dataElement(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}

/** Describes the company on the home page, and the position on a detail, in the terms of schema.org. */
export function structuredData(path: string, site: Site): string {
  if (site.origin === null) return ''
  if (path === PAGES.home.path) return dataElement(companyData(site.origin))
  const job = jobAt(path, site)
  const posting = job && jobPosting(job, site.origin, site.today)
  return posting ? dataElement(posting) : ''
}
