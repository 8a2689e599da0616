import type { ShownJobPolicy } from '../domain/shownJob'
import { BASE_PATH } from '../url/basePath'

/** What is built, as far as it is not in the content room alone. */
export interface Site {
  /** E.g. `https://www.company.example`; `null` where it is not known: nothing absolute is written then. */
  readonly origin: string | null
  readonly policy: ShownJobPolicy
  /** The day of the build, `YYYY-MM-DD`. */
  readonly today: string
}

/** The files for machines, linked from the pages' heads; paths of the site. */
export const FEED_PATH = '/positions.atom'
export const SITEMAP_PATH = '/sitemap.xml'
export const CATALOG_PATH = '/jobs.json'

/** A path of the site, base path included, as the whole web knows it. */
export function siteAddress(origin: string, path: string): string {
  return `${origin}${BASE_PATH}${path}`
}
