import { headersAt, isMatch, isServed, splitAddress, type HandedSite, type HostAnswer } from './staticHost'

const REVALIDATED = { 'Cache-Control': 'public, max-age=0, must-revalidate' }

/** Rules with another status are passed over. */
const STATUSES = new Set(['200', '301', '302', '303', '307', '308'])

/**
 * Cloudflare Pages by its documentation (Headers, Redirects, Serving Pages): rules come before files, a page is found
 * without its ending, what is typed with an ending or a slash is led there, and the nearest 404.html up the
 * folders stands for what is missing; headers hold for a 404 too.
 */
export function cloudflarePages(site: HandedSite, address: string): HostAnswer {
  const { path: typed, query } = splitAddress(address)
  const moved = (status: number, to: string) => ({ status, location: `${to}${query}`, headers: {} })
  const rule = site.redirects.find(({ from, status }) => STATUSES.has(status) && isMatch(from, typed))
  if (rule) return moved(Number(rule.status), rule.to)

  const path = decodeURIComponent(typed)
  const found = (file: string) => ({ status: 200, file, headers: headersAt(site, typed, REVALIDATED) })
  if (path.endsWith('/')) {
    if (isServed(site, `${path}index.html`)) return found(`${path}index.html`)
    if (isServed(site, `${path.slice(0, -1)}.html`)) return moved(308, path.slice(0, -1))
  } else {
    if (path.endsWith('.html') && isServed(site, path)) return moved(308, path.slice(0, -'.html'.length))
    if (isServed(site, path)) return found(path)
    if (isServed(site, `${path}.html`)) return found(`${path}.html`)
  }
  let folder = path
  do folder = folder.slice(0, folder.lastIndexOf('/'))
  while (folder !== '' && !isServed(site, `${folder}/404.html`))
  return { status: 404, file: `${folder}/404.html`, headers: headersAt(site, typed, {}) }
}
