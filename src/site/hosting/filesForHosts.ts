import { basename, dirname } from 'node:path'
import { SECURITY_HEADERS } from '../security/securityPolicy.ts'
import { IMMUTABLE, nginxConfig } from './nginxConfig.ts'

/** `_headers` for Netlify and Cloudflare Pages, which send `max-age=0, must-revalidate` for other files. */
function headersFile(base: string, names: readonly string[]): string {
  const protection = Object.entries(SECURITY_HEADERS).map(([name, value]) => `  ${name}: ${value}\n`)
  // Not `/assets/*`: browsers would also keep the 404 of a missing file for a year.
  const hashedFiles = names.filter((name) => name.startsWith('assets/'))
  const immutable = hashedFiles.map((file) => `\n${base}${file}\n  Cache-Control: ${IMMUTABLE}\n`)
  return `${base}*\n${[...protection, ...immutable].join('')}`
}

/** `_redirects` for the same hosts, which serve `jobs.html` for `/jobs` and redirect `/jobs/` themselves. */
function redirectsFile(base: string, sections: readonly string[]): string {
  const redirects = sections.flatMap((name) =>
    [name.replace(/^./, (letter) => letter.toUpperCase()), name.toUpperCase()].map(
      (spelling) => `${base}${spelling} ${base}${name} 301`,
    ),
  )
  const notFoundPage = base === '/' ? '' : `${base}* ${base}404.html 404\n`
  return `# Tablets capitalize the first letter.
${redirects.join('\n')}

# For Netlify: the answer for a missing script is not a page of the site. Cloudflare Pages ignores lines with a 404
# and uses the closest 404.html.
${base}assets/* ${base}assets/404.html 404
${notFoundPage}`
}

/** The files that configure a host, by name. `base` has its slashes, `names` are those of the built files. */
export function filesForHosts(base: string, names: readonly string[]) {
  const pages = names.filter((name) => name.endsWith('.html'))
  // The pages directly below the home page: `about`, `jobs`.
  const sections = pages
    .filter((page) => dirname(page) === '.' && !['index.html', '404.html', 'offline.html'].includes(page))
    .map((page) => basename(page, '.html'))
  // The sections with pages below them: `jobs` for `jobs/7`.
  const folders = [...new Set(pages.map((page) => dirname(page)))].filter((folder) => folder !== '.')
  return {
    _headers: headersFile(base, names),
    _redirects: redirectsFile(base, sections),
    '_nginx.conf': nginxConfig(base, sections, folders),
    'assets/404.html': '<!doctype html><title>404</title><p>404</p>\n',
  }
}
