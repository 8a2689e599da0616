import { readdirSync } from 'node:fs'
import { declaredPages } from '../../src/site/declaredPages'

/** What a host has to answer at one address. */
export type ExpectedAnswer =
  /** 200 and this file, asked for again each time. */
  | { readonly file: string }
  /** 200 and this file, kept for a year. */
  | { readonly asset: string }
  /** Led to the page's own address. */
  | { readonly movedTo: string }
  /** 404: for a page the site's not-found page, for an asset nothing that could pass for one. */
  | { readonly missing: 'page' | 'asset' }

/** Those with an address of their own. */
const PAGES = declaredPages.filter(({ name, file }) => name !== 'notFound' && !file.includes('*'))

const QUERIES = {
  plain: '',
  'with a query': '?search=data&location=usa&page=2',
  'with a campaign’s query': '?utm_source=x%20y',
  'with a broken query': '?search=%E0%A4%A',
  'with a query of 16 kB': `?search=${'x'.repeat(16 * 1024)}`,
}

/** Every kind of address below `base`, with the answer that is expected there; the site's files lie in `folder`. */
export function answersBelow(
  base: string,
  folder: string,
): Readonly<Record<string, Readonly<Record<string, ExpectedAnswer>>>> {
  const assets = readdirSync(`${folder}/assets`).filter((name) => /\.(?:js|woff2)$/.test(name))
  const routes = Object.entries(QUERIES).map(([words, query]) => {
    const pages = PAGES.map(({ path, file }) => [`${base}${path.slice(1)}${query}`, { file }])
    return [`a page is at its address, ${words}`, Object.fromEntries(pages)] as const
  })
  return {
    ...Object.fromEntries(routes),
    'a position is at its address': {
      [`${base}jobs/7`]: { file: 'jobs/7.html' },
      [`${base}jobs/24?utm_source=x`]: { file: 'jobs/24.html' },
    },
    'an encoded address is the address': { [`${base}%6Aobs`]: { file: 'jobs.html' } },
    'a slash too many leads to the page’s own address': {
      [`${base}jobs/`]: { movedTo: `${base}jobs` },
      [`${base}jobs/?search=data&location=usa`]: { movedTo: `${base}jobs?search=data&location=usa` },
      [`${base}jobs/7/`]: { movedTo: `${base}jobs/7` },
      [`${base}about/`]: { movedTo: `${base}about` },
    },
    'capitals lead to the page’s own address': {
      [`${base}JOBS?search=data`]: { movedTo: `${base}jobs?search=data` },
      [`${base}Contact`]: { movedTo: `${base}contact` },
    },
    'what is unknown is a 404 with the not-found page': Object.fromEntries(
      ['jobs/999', 'jobs/7/8', 'nope', 'nope?search=data', 'n%C3%B6pe'].map((path) => [
        `${base}${path}`,
        { missing: 'page' },
      ]),
    ),
    'what has its hash in its name is kept for a year': Object.fromEntries(
      assets.map((name) => [`${base}assets/${name}`, { asset: `assets/${name}` }]),
    ),
    'a missing asset is a 404 that nobody keeps, without a page of the site': {
      [`${base}assets/none.js`]: { missing: 'asset' },
      [`${base}assets/none`]: { missing: 'asset' },
    },
    'what keeps its name is asked for again': {
      [`${base}favicon.svg`]: { file: 'favicon.svg' },
      [`${base}favicon.ico`]: { file: 'favicon.ico' },
      [`${base}preview.png`]: { file: 'preview.png' },
    },
  }
}
