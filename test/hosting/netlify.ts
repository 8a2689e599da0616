import { headersAt, isMatch, isServed, splitAddress, type HandedSite, type HostAnswer } from './staticHost'

const OWN_HEADERS = { 'Cache-Control': 'public, max-age=0, must-revalidate' }

/**
 * Netlify by its documentation (docs.netlify.com: Custom headers, Redirects and rewrites, Shadowing): files come
 * before rules, a page is found without its ending and a slash behind it taken off ("Pretty URLs", on by default),
 * the first rule that fits counts, the query goes along, headers hold for a 404 too.
 */
export function netlify(site: HandedSite, address: string): HostAnswer {
  const { path: typed, query } = splitAddress(address)
  const path = decodeURIComponent(typed)
  const answer = (status: number, file: string) => ({
    status,
    file,
    headers: headersAt(site, typed, OWN_HEADERS),
  })

  for (const file of [path, `${path}index.html`, `${path}.html`]) {
    if (isServed(site, file)) return answer(200, file)
  }
  const withoutSlash = path.replace(/\/$/, '')
  if (isServed(site, `${withoutSlash}.html`)) {
    return { status: 301, location: `${withoutSlash}${query}`, headers: {} }
  }
  const rule = site.redirects.find(({ from }) => isMatch(from, path) || isMatch(from, withoutSlash))
  if (rule?.status === '301') return { status: 301, location: `${rule.to}${query}`, headers: {} }
  return answer(404, rule?.status === '404' ? rule.to : '/404.html')
}
