/** `https://www.company.example`, or `null` if none is set. `SITE_ORIGIN` overrides the setting. Throws on other texts. */
export function readSiteOrigin(setting: string, fromEnvironment = ''): string | null {
  const written = fromEnvironment.trim() || setting.trim()
  if (written === '') return null
  const url = URL.canParse(written) ? new URL(written) : null
  const isOrigin = url !== null && url.href === `${url.origin}/`
  // The parser corrects `https:www.x.example` and `https:\x.example`, which may be mistakes.
  if (isOrigin && /^https?:\/\/[^/?#\\]+\/?$/i.test(written)) return url.origin
  const source = fromEnvironment.trim() === '' ? 'siteOrigin in src/content/settings.ts' : 'SITE_ORIGIN'
  throw new Error(
    `${source} is "${written}". Write the scheme and the host and nothing else, e.g. https://www.company.example (a path belongs to --base).`,
  )
}
