import { PAGE_NAMES } from '../../src/navigation/pages'
import { pageHead } from '../../src/site/seo/pageHead'
import { positionDescription } from '../../src/site/seo/positionText'
import { pageAddresses, type Site } from '../../src/site/site'
import { aJob } from '../support/aJob'
import { catalog } from '../support/catalog'

const ORIGIN = 'https://larkfield.example'
const WITHOUT_ORIGIN: Site = { jobs: catalog, origin: null, policy: 'first', today: '2026-12-01' }
const WITH_ORIGIN: Site = { ...WITHOUT_ORIGIN, origin: ORIGIN }
const BY_ID: Site = { ...WITH_ORIGIN, policy: 'by-id' }

const DETAILS = [...new Set(catalog.map(({ id }) => `/jobs/${id}`))]
const PATHS = pageAddresses(WITHOUT_ORIGIN).map(({ path }) => path)

const parsePage = (head: string) => new DOMParser().parseFromString(`<head>${head}`, 'text/html')
function headOf(site: Site, path: string, title = `Title of ${path}`): string {
  const address = pageAddresses(site).find((each) => each.path === path)
  return address ? pageHead(address, title, site) : ''
}
const pageOf = (site: Site, path: string) => parsePage(headOf(site, path))

function metaOf(page: Document, name: string): string | null | undefined {
  const [meta, another] = page.head.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`)
  expect(another).toBeUndefined()
  return meta?.getAttribute('content')
}

const canonicalOf = (page: Document) => page.head.querySelector('link[rel=canonical]')?.getAttribute('href')

const dataOf = (page: Document): unknown =>
  [...page.querySelectorAll('script[type="application/ld+json"]')].map((script): unknown =>
    JSON.parse(script.textContent ?? ''),
  )

it.each([
  ['without an origin', WITHOUT_ORIGIN],
  ['with an origin', WITH_ORIGIN],
])('gives every page %s a description, a preview, at most one feed, noindex to the 404 page', (_, site) => {
  const descriptions = PATHS.map((path) => {
    const page = pageOf(site, path)
    const description = metaOf(page, 'description') ?? ''
    expect(description.length).toBeGreaterThan(30)
    expect(description.length).toBeLessThanOrEqual(160)
    expect(metaOf(page, 'og:title')).toBe(`Title of ${path}`)
    expect(metaOf(page, 'og:description')).toBe(description)
    expect(metaOf(page, 'og:site_name')).toBe('Larkfield')
    expect(metaOf(page, 'robots')).toBe(path === '/404' ? 'noindex' : undefined)
    // Feed readers could take another alternate for the feed.
    const alternates = Array.from(page.querySelectorAll('link[rel=alternate]'), (link) =>
      link.getAttribute('href'),
    )
    expect(alternates).toEqual(site.origin === null ? [] : ['/positions.atom'])
    return description
  })
  // All details show the first position.
  expect(new Set(descriptions).size).toBe(PAGE_NAMES.length)
})

it('escapes texts', () => {
  const title = 'R&D "lead" <b>'
  expect(metaOf(parsePage(headOf(WITH_ORIGIN, '/', title)), 'og:title')).toBe(title)
  const job = aJob({ title: '</head></script><script>alert(1)</script><!--' })
  const head = headOf({ ...WITH_ORIGIN, jobs: [job] }, '/jobs/1')
  expect(head.match(/<\/head|<script/g)).toEqual(['<script'])
  expect(dataOf(parsePage(head))).toMatchObject([{ title: job.title }])
})

it('describes a detail by the position it shows', () => {
  expect(metaOf(pageOf(WITHOUT_ORIGIN, '/jobs/7'), 'description')).toBe(
    'Larkfield, New York, New York. Full-time, 12 months, $110–$130 per hour. Apply by December 31, 2027. Plan the work of a regional library network, from the…',
  )
  expect(metaOf(pageOf(BY_ID, '/jobs/7'), 'description')).toMatch(/^Larkfield, Austin, Texas\. /)
})

it('describes a position in a language without spaces, too', () => {
  const text = positionDescription(
    aJob({ language: 'ja', description: '図書の貸出と返却を設計する。'.repeat(20) }),
  )
  expect(text).toMatch(/貸出.{20,}…$/)
  expect(text.length).toBe(160)
  const short = positionDescription(aJob({ description: '業務内容：... 設計する。... 返却' }))
  expect(short).toMatch(/業務内容： 設計する。 返却$/)
})

it.each(['', 'a'])('describes a position whose last character is a surrogate pair, after %j', (start) => {
  const text = positionDescription(aJob({ description: `${start}${'𠮷'.repeat(200)}` }))
  expect(text).toMatch(/𠮷…$/u)
  expect(text).not.toMatch(/\p{Surrogate}/u)
})

it('writes nothing absolute without an origin', () => {
  const absolute = /canonical|og:url|og:image|ld\+json|atom\+xml|summary_large/
  for (const path of PATHS) expect(headOf(WITHOUT_ORIGIN, path)).not.toMatch(absolute)
})

it.each([
  ['/', `${ORIGIN}/`, `${ORIGIN}/`],
  ['/jobs', undefined, undefined],
  ['/jobs/1', `${ORIGIN}/jobs/1`, `${ORIGIN}/jobs/1`],
  ['/jobs/24', `${ORIGIN}/jobs/1`, `${ORIGIN}/jobs/24`],
  ['/404', undefined, undefined],
])('gives %s the canonical address %s, and %s under the policy by-id', (path, first, byId) => {
  expect(canonicalOf(pageOf(WITH_ORIGIN, path))).toBe(first)
  expect(metaOf(pageOf(WITH_ORIGIN, path), 'og:url')).toBe(first)
  expect(canonicalOf(pageOf(BY_ID, path))).toBe(byId)
})

it('describes the position that a detail shows to search engines', () => {
  for (const path of DETAILS)
    expect(dataOf(pageOf(WITH_ORIGIN, path))).toMatchObject([
      { '@type': 'JobPosting', title: 'Senior Management Consultant', identifier: { value: '1' } },
    ])
  expect(dataOf(pageOf(BY_ID, '/jobs/7'))).toMatchObject([{ identifier: { value: '7' } }])
  expect(dataOf(pageOf(BY_ID, '/jobs/19'))).toMatchObject([
    { jobLocation: [{ address: { addressCountry: 'CA' } }] },
  ])
  expect(dataOf(pageOf({ ...WITH_ORIGIN, today: '2028-01-01' }, '/jobs/1'))).toEqual([])
})

it('describes the company to search engines on the home page only', () => {
  const url = `${ORIGIN}/`
  const id = `${ORIGIN}/#company`
  expect(dataOf(pageOf(WITH_ORIGIN, '/'))).toMatchObject([
    {
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'Organization', '@id': id, name: 'Larkfield', url, logo: `${url}apple-touch-icon.png` },
        { '@type': 'WebSite', name: 'Larkfield', url, publisher: { '@id': id } },
      ],
    },
  ])
  for (const path of ['/jobs', '/about', '/contact', '/404'])
    expect(dataOf(pageOf(WITH_ORIGIN, path))).toEqual([])
})
