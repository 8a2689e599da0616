import { shownJobPolicy, worksOffline } from '#content/settings'
import { today } from '../../domain/calendarDate'
import { receiver } from '../../forms/receiver'
import { loadAllPages } from '../../navigation/pageModules'
import { createAppStore } from '../../store/createAppStore'
import { namedOrigin } from '../../url/namedOrigin'
import { REMOVING_WORKER } from '../hosting/removingWorker'
import type { Position } from '../position'
import { withPolicyMeta } from '../security/securityPolicy'
import { atomFeeds } from '../seo/atomFeeds'
import { jobsJson } from '../seo/jobsJson'
import { canonicalAddress } from '../seo/pageHead'
import { sitemap } from '../seo/sitemap'
import { pageAddresses, siteAddress } from '../site'
import { fillTemplate, type SiteScripts } from './pageTemplate'
import { assertRenders, renderPage } from './renderPage'
import { webManifest } from './webManifest'

// At the top level, because the module runner is closed after the import.
await loadAllPages()

/** Crawlers read robots.txt at the root of a host only, so below a base path it has no effect. */
const ALLOW_ALL = 'User-agent: *\nAllow: /\n'

const LEFT_OUT =
  'Without a site origin (siteOrigin in src/content/settings.ts, or SITE_ORIGIN) left out: canonical addresses, the social picture, structured data, sitemap.xml and the feeds.'

const SENT_NOWHERE =
  'Forms are sent nowhere (formsEndpoint in src/content/settings.ts, or FORMS_ENDPOINT): an application ends in the console, and a message is dropped.'

const originOf = (address: string) => (address === '' ? null : new URL(address).origin)

/** The text files of the site by name. `template` is index.html, `notes` are lines for the terminal. Rejects if a page fails. */
export async function builtSite(template: string, jobs: readonly Position[], scripts: SiteScripts) {
  // The content check has checked both addresses.
  const origin = originOf(namedOrigin)
  const formsTo = originOf(receiver)
  const site = { jobs, origin, policy: shownJobPolicy, today: today() }
  const store = createAppStore(jobs)
  const addresses = pageAddresses(site)
  const files = new Map<string, string>()
  try {
    for (const address of addresses) {
      const page = fillTemplate(template, address, renderPage(address.path, store), site, scripts)
      files.set(address.file, withPolicyMeta(page, formsTo))
    }
  } catch (error) {
    // Names the page. Not before each render: that would take as long again.
    await Promise.all(addresses.map(({ path }) => assertRenders(path, store)))
    throw error
  }
  // A copy for the service worker, which can't cache a response with status 404 (src/offline/sw.ts).
  files.set('offline.html', files.get('404.html') ?? '')
  // The build of the service worker writes sw.js (vite/serviceWorkerPlugin.ts).
  if (worksOffline) files.set('manifest.webmanifest', webManifest)
  else files.set('sw.js', REMOVING_WORKER)
  files.set('robots.txt', ALLOW_ALL)
  files.set('jobs.json', jobsJson(site))
  const notes = [formsTo === null ? SENT_NOWHERE : `Forms are sent to ${receiver}.`]
  if (origin === null) return { files, notes: [LEFT_OUT, ...notes] }
  files.set('robots.txt', `${ALLOW_ALL}\nSitemap: ${siteAddress(origin, '/sitemap.xml')}\n`)
  files.set('sitemap.xml', sitemap(addresses.flatMap((address) => canonicalAddress(address, site) ?? [])))
  for (const [path, feed] of atomFeeds({ ...site, origin })) files.set(path.slice(1), feed)
  return { files, notes }
}
