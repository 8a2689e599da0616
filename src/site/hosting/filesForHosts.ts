import { basename, dirname } from 'node:path'
import { headersFile } from './headersFile.ts'
import { nginxConfig } from './nginxConfig.ts'
import { redirectsFile } from './redirectsFile.ts'

const MISSING_ASSET = '<!doctype html><html lang="en"><title>Not found</title><p>Not found</p></html>\n'

/** The files that configure a host, by name. `base` has its slashes, `names` are those of the built files. */
export function filesForHosts(base: string, names: readonly string[]) {
  const pages = names.filter((name) => name.endsWith('.html'))
  // The pages directly below the home page: `about`, `jobs`.
  const sections = pages
    .filter((page) => dirname(page) === '.' && !['index.html', '404.html'].includes(page))
    .map((page) => basename(page, '.html'))
  // The sections with pages below them: `jobs` for `jobs/7`.
  const folders = [...new Set(pages.map((page) => dirname(page)))].filter((folder) => folder !== '.')
  const hashedFiles = names.filter((name) => name.startsWith('assets/'))
  return {
    _headers: headersFile(base, hashedFiles),
    _redirects: redirectsFile(base, sections),
    '_nginx.conf': nginxConfig(base, sections, folders),
    'assets/404.html': MISSING_ASSET,
  }
}
