import { readdirSync } from 'node:fs'
import { pageAddresses } from '../../src/site/site'
import type { HostedSite } from './nginxServer'

/** The answer of a host at one address. */
export type ExpectedAnswer =
  /** Status 200 with this file, revalidated at each request. */
  | { readonly file: string }
  /** Status 200 with this file, cached for a year. */
  | { readonly asset: string }
  /** A redirect to the page's own address. */
  | { readonly movedTo: string }
  /** Status 404: with the not-found page, or for an asset with a text that can't pass for one. */
  | { readonly missing: 'page' | 'asset' }

const PAGES = pageAddresses({ jobs: [], policy: 'first' }).filter(({ page }) => page !== 'notFound')

/** Staff put such files into `public`. `serveByNginx.ts` writes them. */
export const STAFF_FILES = [
  'google1234.html',
  'press/Kit.html',
  '.well-known/security.txt',
  '.well-known/plain-name',
]

const QUERIES = {
  'without a query': '',
  'with a query': '?search=data&location=usa&page=2',
  'with a broken query': '?search=%E0%A4%A',
  'with a query of 16 kB': `?search=${'x'.repeat(16 * 1024)}`,
}

/** Every kind of address of a site, with the expected answer, by the sentence that they show. */
export function answersOf({
  base,
  files,
}: HostedSite): Readonly<Record<string, Readonly<Record<string, ExpectedAnswer>>>> {
  const assets = readdirSync(`${files}/assets`).filter((name) => /\.(?:js|woff2)$/.test(name))
  const pages = Object.entries(QUERIES).map(([words, query]) => {
    const answers = PAGES.map(({ path, file }) => [`${base}${path.slice(1)}${query}`, { file }])
    return [`serves a page at its address ${words}`, Object.fromEntries(answers)] as const
  })
  return {
    ...Object.fromEntries(pages),
    'serves a position at its address': { [`${base}jobs/24?utm_source=x`]: { file: 'jobs/24.html' } },
    'decodes an address': { [`${base}%6Aobs`]: { file: 'jobs.html' } },
    'redirects an extra slash or capitals, with the query': {
      [`${base}jobs/`]: { movedTo: `${base}jobs` },
      [`${base}jobs/?search=data&location=usa&location=india`]: {
        movedTo: `${base}jobs?search=data&location=usa&location=india`,
      },
      [`${base}jobs/7/`]: { movedTo: `${base}jobs/7` },
      [`${base}JOBS?search=data`]: { movedTo: `${base}jobs?search=data` },
      [`${base}Contact`]: { movedTo: `${base}contact` },
    },
    'serves the files that staff add as they are': Object.fromEntries(
      STAFF_FILES.map((file) => [`${base}${file}`, { file }]),
    ),
    'answers an unknown page with status 404 and the not-found page': Object.fromEntries(
      ['jobs/999', 'jobs/7/8', 'nope', 'nope?search=data', 'n%C3%B6pe'].map((path) => [
        `${base}${path}`,
        { missing: 'page' },
      ]),
    ),
    'lets files with a hash in their name be cached for a year': Object.fromEntries(
      assets.map((name) => [`${base}assets/${name}`, { asset: `assets/${name}` }]),
    ),
    'answers a missing asset with status 404, uncached and without a page': {
      [`${base}assets/none.js`]: { missing: 'asset' },
      [`${base}assets/none`]: { missing: 'asset' },
    },
    'lets other files be revalidated': Object.fromEntries(
      ['favicon.svg', 'favicon.ico', 'preview.png', 'manifest.webmanifest'].map((file) => [
        `${base}${file}`,
        { file },
      ]),
    ),
  }
}
