import { basename, dirname } from 'node:path'
import { securityHeaders } from '../security/securityPolicy.ts'
import { headersFile } from './headersFile.ts'
import { nginxConfig } from './nginxConfig.ts'
import { redirectsFile } from './redirectsFile.ts'

const MISSING_ASSET = '<!doctype html><html lang="en"><title>Not found</title><p>Not found</p></html>\n'

/** A page right below the home page. */
const isSection = (page: string) => dirname(page) === '.' && page !== 'index.html' && page !== '404.html'

/** The files that tell a host how to serve a built site, by their names. `site` holds each of its files' text by name. */
export function filesForHosts(
  base: string,
  site: ReadonlyMap<string, string>,
): Readonly<Record<string, string>> {
  const names = [...site.keys()]
  const pages = names.filter((name) => name.endsWith('.html'))
  const sections = pages.filter(isSection).map((page) => basename(page, '.html'))
  const folders = [...new Set(pages.map((page) => dirname(page)))].filter((folder) => folder !== '.')
  const hashedFiles = names.filter((name) => name.startsWith('assets/'))
  const headers = securityHeaders(pages.map((page) => site.get(page) ?? ''))
  return {
    _headers: headersFile(base, headers, hashedFiles),
    _redirects: redirectsFile(base, sections),
    '_nginx.conf': nginxConfig({ base, headers, sections, folders }),
    'assets/404.html': MISSING_ASSET,
  }
}
