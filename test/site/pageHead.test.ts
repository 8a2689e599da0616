import { pageHead } from '../../src/site/seo/pageHead'
import { dataElement } from '../../src/site/seo/structuredData'
import type { Site } from '../../src/site/site'
import { PAGE_NAMES, PAGES } from '../../src/navigation/pages'
import { catalog } from '#content/catalog'
import { headText } from '#content/headText'

const ORIGIN = 'https://larkfield.example'
const WITHOUT_ORIGIN: Site = { origin: null, policy: 'first', today: '2026-12-01' }
const WITH_ORIGIN: Site = { ...WITHOUT_ORIGIN, origin: ORIGIN }
const BY_ID: Site = { ...WITH_ORIGIN, policy: 'by-id' }

const DETAILS = [...new Set(catalog.map(({ id }) => `/jobs/${id}`))]
const PAGE_PATHS = [...PAGE_NAMES.map((name) => PAGES[name].path), ...DETAILS].filter(
  (path) => !path.includes(':'),
)

/** A page's head, read as a browser reads it. */
function pageOf(site: Site, path: string): Document {
  return new DOMParser().parseFromString(`<head>${pageHead(path, `Title of ${path}`, site)}`, 'text/html')
}

const pagesOf = (site: Site) => PAGE_PATHS.map((path) => [path, pageOf(site, path)] as const)

const metaOf = (page: Document, name: string) =>
  page.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')

const canonicalOf = (page: Document) => page.head.querySelector('link[rel=canonical]')?.getAttribute('href')

const dataOf = (page: Document): unknown =>
  [...page.querySelectorAll('script[type="application/ld+json"]')].map((script): unknown =>
    JSON.parse(script.textContent ?? ''),
  )

it.each([
  ['without an origin', WITHOUT_ORIGIN],
  ['with an origin', WITH_ORIGIN],
])('gives every page %s a description and a card', (_, site) => {
  const described = new Set<string>()
  for (const [path, page] of pagesOf(site)) {
    const description = metaOf(page, 'description') ?? ''
    expect(description.length).toBeGreaterThan(30)
    expect(description.length).toBeLessThanOrEqual(160)
    expect(metaOf(page, 'og:title')).toBe(`Title of ${path}`)
    expect(metaOf(page, 'og:description')).toBe(description)
    expect(metaOf(page, 'og:type')).toBe('website')
    expect(metaOf(page, 'og:site_name')).toBe('Larkfield')
    described.add(description)
  }
  // Each page its own; of the details the one position that they all show.
  expect(described.size).toBe(PAGE_NAMES.length)
})

it('says each thing once', () => {
  for (const [, page] of [...pagesOf(WITH_ORIGIN), ...pagesOf(WITHOUT_ORIGIN)]) {
    const names = [...page.head.querySelectorAll('meta')].map(
      (meta) => meta.getAttribute('name') ?? meta.getAttribute('property'),
    )
    expect(new Set(names).size).toBe(names.length)
  }
})

it('keeps a text’s own signs out of the markup', () => {
  const title = 'R&D "lead" <b>'
  const page = new DOMParser().parseFromString(`<head>${pageHead('/', title, WITH_ORIGIN)}`, 'text/html')
  expect(metaOf(page, 'og:title')).toBe(title)
})

it('keeps a text with </script> in it within the data', () => {
  const data = { title: '</script><script>alert(1)</script><!--' }
  const page = new DOMParser().parseFromString(dataElement(data), 'text/html')
  expect(page.scripts).toHaveLength(1)
  expect(dataOf(page)).toEqual([data])
})

it('makes a detail’s description of the position shown', () => {
  expect(metaOf(pageOf(WITHOUT_ORIGIN, '/jobs/7'), 'description')).toBe(
    'Larkfield, New York, New York. Full-time, 12 months, $110–$130 per hour. Apply by December 31, 2027. Plan the work of a regional library network, from the…',
  )
  expect(metaOf(pageOf(BY_ID, '/jobs/7'), 'description')).toMatch(/^Larkfield, Austin, Texas\. /)
})

it('writes nothing absolute without an origin', () => {
  for (const [, page] of pagesOf(WITHOUT_ORIGIN)) {
    expect(canonicalOf(page)).toBeUndefined()
    expect(metaOf(page, 'og:url')).toBeUndefined()
    expect(metaOf(page, 'og:image')).toBeUndefined()
    expect(metaOf(page, 'twitter:card')).toBe('summary')
    expect(dataOf(page)).toEqual([])
    expect(page.head.querySelector('link[type="application/atom+xml"]')).toBeNull()
  }
})

it.each([
  ['/', `${ORIGIN}/`],
  ['/jobs', `${ORIGIN}/jobs`],
  ['/about', `${ORIGIN}/about`],
  ['/contact', `${ORIGIN}/contact`],
])('makes %s known as %s', (path, address) => {
  const page = pageOf(WITH_ORIGIN, path)
  expect(canonicalOf(page)).toBe(address)
  expect(metaOf(page, 'og:url')).toBe(address)
})

it.each(DETAILS)('makes %s known as the first position’s page, under by-id as its own', (path) => {
  expect(canonicalOf(pageOf(WITH_ORIGIN, path))).toBe(`${ORIGIN}/jobs/1`)
  expect(canonicalOf(pageOf(BY_ID, path))).toBe(`${ORIGIN}${path}`)
})

it('keeps the 404 page, and no other, out of search engines', () => {
  for (const [path, page] of pagesOf(WITH_ORIGIN)) {
    expect(metaOf(page, 'robots')).toBe(path === '/404' ? 'noindex' : undefined)
  }
  expect(canonicalOf(pageOf(WITH_ORIGIN, '/404'))).toBeUndefined()
  expect(metaOf(pageOf(WITH_ORIGIN, '/404'), 'og:url')).toBeUndefined()
})

it('shows the preview picture, with its size and what it shows', () => {
  for (const [, page] of pagesOf(WITH_ORIGIN)) {
    expect(metaOf(page, 'og:image')).toBe(`${ORIGIN}/preview.png`)
    expect(metaOf(page, 'og:image:width')).toBe('1200')
    expect(metaOf(page, 'og:image:height')).toBe('630')
    expect(metaOf(page, 'og:image:alt')).toBe(headText.preview.alt)
    expect(metaOf(page, 'twitter:card')).toBe('summary_large_image')
  }
})

it('leads feed readers to the feed from every page, and programs to the catalog from the list', () => {
  for (const [path, page] of pagesOf(WITH_ORIGIN)) {
    const alternates = [...page.head.querySelectorAll('link[rel=alternate]')].map((link) => [
      link.getAttribute('type'),
      link.getAttribute('href'),
    ])
    expect(alternates).toEqual([
      ['application/atom+xml', '/positions.atom'],
      ...(path === '/jobs' ? [['application/json', '/jobs.json']] : []),
    ])
  }
})

it('describes positions to search engines on details alone, and the one that is shown', () => {
  const described = pagesOf(WITH_ORIGIN).filter(([, page]) =>
    JSON.stringify(dataOf(page)).includes('JobPosting'),
  )
  expect(described.map(([path]) => path)).toEqual(DETAILS)
  for (const [, page] of described) {
    expect(dataOf(page)).toMatchObject([
      { title: 'Senior Management Consultant', identifier: { value: '1' } },
    ])
  }
  expect(dataOf(pageOf(BY_ID, '/jobs/7'))).toMatchObject([
    { title: 'Cloud Architect', identifier: { value: '7' } },
  ])
  expect(dataOf(pageOf(BY_ID, '/jobs/19'))).toMatchObject([
    { jobLocation: { address: { addressCountry: 'CA' } } },
  ])
})

it('describes no position whose deadline has passed', () => {
  const late = { ...WITH_ORIGIN, today: '2028-01-01' }
  expect(dataOf(pageOf(late, '/jobs/1'))).toEqual([])
  expect(canonicalOf(pageOf(late, '/jobs/1'))).toBe(`${ORIGIN}/jobs/1`)
})

it('says on the home page, and nowhere else, who the company is', () => {
  expect(dataOf(pageOf(WITH_ORIGIN, '/'))).toEqual([
    {
      '@context': 'https://schema.org',
      '@graph': [
        expect.objectContaining({
          '@type': 'Organization',
          '@id': `${ORIGIN}/#company`,
          name: 'Larkfield',
          url: `${ORIGIN}/`,
          logo: `${ORIGIN}/apple-touch-icon.png`,
        }),
        expect.objectContaining({
          '@type': 'WebSite',
          name: 'Larkfield',
          url: `${ORIGIN}/`,
          publisher: { '@id': `${ORIGIN}/#company` },
        }),
      ],
    },
  ])
  const others = pagesOf(WITH_ORIGIN).filter(([path]) => path !== '/')
  for (const [, page] of others) expect(JSON.stringify(dataOf(page))).not.toContain('WebSite')
})
