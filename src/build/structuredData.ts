import { PATHS } from '../url/paths'
import { jobAt } from './canonicalAddress'
import { companyData } from './companyData'
import { jobPosting } from './jobPosting'
import type { Site } from './site'

function dataOf(path: string, site: Site): object | null {
  if (site.origin === null) return null
  if (path === PATHS.home) return companyData(site.origin)
  const job = jobAt(path, site)
  return job ? jobPosting(job, site.origin, site.today) : null
}

/** What a page tells search engines in their own terms: who the company is, which position is shown. */
export function structuredData(path: string, site: Site): string {
  const data = dataOf(path, site)
  if (data === null) return ''
  // A text with `</script>` in it would end the element.
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}
