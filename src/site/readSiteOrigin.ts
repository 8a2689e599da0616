/**
 * The site's origin, e.g. `https://www.company.example`; `null` where nobody has set one. What `SITE_ORIGIN` says
 * counts before the setting. Throws, in words for whoever builds the site, where it is no origin.
 */
export function readSiteOrigin(setting: string, fromEnvironment = ''): string | null {
  const written = fromEnvironment.trim() || setting.trim()
  if (written === '') return null
  const url = URL.canParse(written) ? new URL(written) : null
  const isOrigin = url !== null && url.href === `${url.origin}/`
  // The parser would mend what may not be meant: `https:www.x.example`, `https:\x.example`.
  if (isOrigin && /^https?:\/\/[^/?#\\]+\/?$/i.test(written)) return url.origin
  const source = fromEnvironment.trim() === '' ? 'siteOrigin in src/content/settings.ts' : 'SITE_ORIGIN'
  throw new Error(
    `${source} is "${written}". Write the scheme and the host and nothing else, e.g. https://www.company.example (a path belongs to --base).`,
  )
}
