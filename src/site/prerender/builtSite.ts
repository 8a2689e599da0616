import { loadAllPages } from '../../navigation/pageModules'
import { shownJobPolicy, siteOrigin } from '#content/settings'
import { readSiteOrigin } from '../readSiteOrigin'
import { siteFiles, type SiteFile } from './siteFiles'

// While this module is loaded: what loads it lets nothing be loaded later.
await loadAllPages()

const LEFT_OUT =
  'Without a site origin (siteOrigin in src/content/settings.ts, or SITE_ORIGIN) left out: canonical addresses, the social picture, structured data, sitemap.xml and positions.atom.'

interface BuiltSite {
  readonly files: readonly SiteFile[]
  /** A line for whoever builds; `null` where nothing is left out. */
  readonly leftOut: string | null
}

/** The site as it is set in the content room, today. Throws where `SITE_ORIGIN` or the setting is no origin. */
export function builtSite(template: string, originOfEnvironment: string | undefined): BuiltSite {
  const origin = readSiteOrigin(siteOrigin, originOfEnvironment)
  const today = new Date().toISOString().slice(0, 10)
  const files = siteFiles(template, { origin, policy: shownJobPolicy, today })
  return { files, leftOut: origin === null ? LEFT_OUT : null }
}
