import { SITEMAP_PATH, siteAddress } from '../site'

/** Everything may be read. Crawlers ask for it at the root of a host only: below a base path nobody finds it. */
export function robotsTxt(origin: string | null): string {
  const rules = 'User-agent: *\nAllow: /\n'
  return origin === null ? rules : `${rules}\nSitemap: ${siteAddress(origin, SITEMAP_PATH)}\n`
}
