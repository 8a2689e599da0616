import { catalog } from '#content/catalog'
import { atomFeed } from '../seo/atomFeed'
import { jobsJson } from '../seo/jobsJson'
import { robotsTxt } from '../seo/robotsTxt'
import { CATALOG_PATH, FEED_PATH, SITEMAP_PATH, type Site } from '../site'
import { sitemap } from '../seo/sitemap'
import { sitePages } from './sitePages'

export interface SiteFile {
  /** In `dist/`. */
  readonly fileName: string
  readonly source: string
  /** The module that draws a page; `null` where that is part of the app, or the file is no page. */
  readonly module: string | null
}

const fileOf = (path: string, source: string): SiteFile => ({ fileName: path.slice(1), source, module: null })

/** Everything that is made of the content: the pages (`template` is index.html), and the files for machines. */
export function siteFiles(template: string, site: Site): SiteFile[] {
  const pages = sitePages(template, site)
  const files = [
    ...pages.map(({ fileName, source, module }) => ({ fileName, source, module })),
    fileOf('/robots.txt', robotsTxt(site.origin)),
    fileOf(CATALOG_PATH, jobsJson(catalog, site)),
  ]
  if (site.origin === null) return files
  const addresses = pages.flatMap(({ canonical }) => canonical ?? [])
  return [
    ...files,
    fileOf(SITEMAP_PATH, sitemap(addresses)),
    fileOf(FEED_PATH, atomFeed(catalog, site, site.origin)),
  ]
}
