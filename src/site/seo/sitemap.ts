import { escapeMarkup } from '../escapeMarkup'

/** The addresses for search engines, each once (sitemaps.org). */
export function sitemap(addresses: readonly string[]): string {
  const urls = [...new Set(addresses)].map((address) => `  <url><loc>${escapeMarkup(address)}</loc></url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`
}
