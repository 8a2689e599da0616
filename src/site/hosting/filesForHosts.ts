import { basename, dirname } from 'node:path'
import { contentSecurityPolicy } from '../security/securityPolicy.ts'
import { headersFile } from './headersFile.ts'
import { nginxConfig } from './nginxConfig.ts'
import { redirectsFile } from './redirectsFile.ts'

const MISSING_ASSET = '<!doctype html><html lang="en"><title>Not found</title><p>Not found</p></html>\n'

/** Whether a page is directly below the home page. */
const isSection = (page: string) => dirname(page) === '.' && page !== 'index.html' && page !== '404.html'

/** Returns the files that configure a host, by name. `site` maps the name of each built file to its text. */
export function filesForHosts(
  base: string,
  site: ReadonlyMap<string, string>,
): Readonly<Record<string, string>> {
  const names = [...site.keys()]
  const pages = names.filter((name) => name.endsWith('.html'))
  const sections = pages.filter(isSection).map((page) => basename(page, '.html'))
  const folders = [...new Set(pages.map((page) => dirname(page)))].filter((folder) => folder !== '.')
  const hashedFiles = names.filter((name) => name.startsWith('assets/'))
  const policy = contentSecurityPolicy(pages.map((page) => site.get(page) ?? ''))
  return {
    _headers: headersFile({ base, policy, sections, folders, hashedFiles }),
    _redirects: redirectsFile(base, sections),
    '_nginx.conf': nginxConfig({ base, policy, sections, folders }),
    'assets/404.html': MISSING_ASSET,
  }
}
