import { siteAddress, SITEMAP_PATH } from '../site'

/** Allows everything. Crawlers read it at the root of a host only, so below a base path it has no effect. */
export function robotsTxt(origin: string | null): string {
  const rules = 'User-agent: *\nAllow: /\n'
  return origin === null ? rules : `${rules}\nSitemap: ${siteAddress(origin, SITEMAP_PATH)}\n`
}
