import { catalog } from '#content/catalog'
import { shownJobPolicy, siteOrigin } from '#content/settings'
import { jobsJson } from './jobsJson'
import { readSiteOrigin } from '../readSiteOrigin'

/** jobs.json of the content as it stands, today. */
export function builtJobsJson(): string {
  const today = new Date().toISOString().slice(0, 10)
  return jobsJson(catalog, { origin: readSiteOrigin(siteOrigin), policy: shownJobPolicy, today })
}
