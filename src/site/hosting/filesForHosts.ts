import { basename, dirname } from 'node:path'
import { headersFile } from './headersFile.ts'
import { nginxConfig } from './nginxConfig.ts'
import { redirectsFile } from './redirectsFile.ts'

const MISSING_ASSET = '<!doctype html><html lang="en"><title>Not found</title><p>Not found</p></html>\n'

/** Returns the files that configure a host, by name. `names` are those of the built files. */
export function filesForHosts(base: string, names: readonly string[]) {
  const pages = names.filter((name) => name.endsWith('.html'))
  const hosted = {
    base,
    sections: pages
      .filter((page) => dirname(page) === '.' && !['index.html', '404.html'].includes(page))
      .map((page) => basename(page, '.html')),
    folders: [...new Set(pages.map((page) => dirname(page)))].filter((folder) => folder !== '.'),
    hashedFiles: names.filter((name) => name.startsWith('assets/')),
  }
  return {
    _headers: headersFile(hosted),
    _redirects: redirectsFile(hosted),
    '_nginx.conf': nginxConfig(hosted),
    'assets/404.html': MISSING_ASSET,
  }
}
