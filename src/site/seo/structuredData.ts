import { PAGES } from '../../routes/pages'
import { jobAt } from './canonicalAddress'
import { companyData } from './companyData'
import { jobPosting } from './jobPosting'
import type { Site } from '../site'

/** What a page tells search engines in schema.org's terms (JSON-LD): who the company is, which position is shown. */
export function structuredData(path: string, site: Site): object | null {
  if (site.origin === null) return null
  if (path === PAGES.home.path) return companyData(site.origin)
  const job = jobAt(path, site)
  return job ? jobPosting(job, site.origin, site.today) : null
}
