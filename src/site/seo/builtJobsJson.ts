import { catalog } from '#content/catalog'
import { shownJobPolicy, siteOrigin } from '#content/settings'
import { jobsJson } from './jobsJson'
import { readSiteOrigin } from '../readSiteOrigin'

/** jobs.json of the content as it stands. */
export function builtJobsJson(): string {
  return jobsJson(catalog, { origin: readSiteOrigin(siteOrigin), policy: shownJobPolicy })
}
