import { catalog } from '#content/catalog'
import { shownJobPolicy, siteOrigin } from '#content/settings'
import { jobsJson } from './jobsJson'
import { readSiteOrigin } from '../readSiteOrigin'

/** jobs.json for the development server. */
export function builtJobsJson(): string {
  return jobsJson(catalog, { origin: readSiteOrigin(siteOrigin), policy: shownJobPolicy })
}
