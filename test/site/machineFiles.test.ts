import { countries } from '#content/countries'
import { departments } from '#content/departments'
import { resultsOf, toIndexedJob } from '../../src/domain/matching'
import { catalogOf } from '../../src/site/catalog'
import { atomFeeds } from '../../src/site/seo/atomFeeds'
import { jobsJson, positionKeys } from '../../src/site/seo/jobsJson'
import { sitemap } from '../../src/site/seo/sitemap'
import { positionAddress } from '../../src/site/site'
import { parseQuery } from '../../src/url/jobsQueryCodec'
import { aJob } from '../support/aJob'
import { catalog } from '../support/catalog'
import { positionFile } from '../support/positionFile'

const ORIGIN = 'https://larkfield.example'
type SiteOnline = Parameters<typeof atomFeeds>[0]

const SITE: SiteOnline = { jobs: catalog, origin: ORIGIN, policy: 'first', today: '2026-12-01' }

const NASTY = 'R&D <lead> "C++" ]]>'

function parseXml(text: string): Element {
  const { documentElement } = new DOMParser().parseFromString(text, 'application/xml')
  expect(documentElement.localName).not.toBe('parsererror')
  return documentElement
}

const childNames = (element: Element) => Array.from(element.children, ({ localName }) => localName)
const textsIn = (xml: string, pattern: RegExp) => [...xml.matchAll(pattern)].map(([, text = '']) => text)
const feedOf = (given: Partial<SiteOnline> = {}, path = '/positions.atom') =>
  atomFeeds({ ...SITE, ...given }).get(path) ?? ''
const idsOf = (feed: string) => textsIn(feed, /<entry>\s*<id>(.*?)<\/id>/g)
const linksOf = (feed: string) => textsIn(feed, /<entry>[^]*?<link [^>]*href="(.*?)"/g)

it('lists each address once in the sitemap', () => {
  const addresses = [`${ORIGIN}/jobs?search=R%26D&page=2`, `${ORIGIN}/jobs/1`, `${ORIGIN}/jobs/1`]
  const urls = [...parseXml(sitemap(addresses)).children]
  expect(urls.map((url) => [url.namespaceURI, childNames(url), url.textContent])).toEqual(
    addresses.slice(0, 2).map((address) => ['http://www.sitemaps.org/schemas/sitemap/0.9', ['loc'], address]),
  )
})

describe('the feed', () => {
  it.each([
    ['all positions', catalog],
    ['texts that need escaping', [aJob({ id: NASTY, title: NASTY, description: NASTY })]],
    ['no positions', []],
  ])('has the elements that RFC 4287 requires, with %s', (_, jobs) => {
    const feed = parseXml(feedOf({ jobs }))
    expect(feed.namespaceURI).toBe('http://www.w3.org/2005/Atom')
    const entries = jobs.map(() => 'entry')
    expect(childNames(feed)).toEqual(['id', 'title', 'updated', 'link', 'link', 'author', ...entries])
    for (const entry of feed.querySelectorAll('entry'))
      expect(childNames(entry)).toEqual(['id', 'title', 'link', 'published', 'updated', 'content'])
  })

  it('lists every position, newest first, also after its deadline', () => {
    const feed = feedOf({ today: '2028-01-01' })
    const dates = textsIn(feed, /<published>(.*?)T10:00:00Z<\/published>/g)
    expect(dates).toHaveLength(22)
    expect(new Set(dates)).toEqual(new Set(catalog.map(({ createdDate }) => createdDate)))
    expect(dates.filter((date, index) => date > (dates[index - 1] ?? date))).toEqual([])
    expect(textsIn(feed, /<updated>(.*?)T/g)).toEqual([dates[0], ...dates])
  })

  it('gives an entry its title and place, its terms and its description', () => {
    const feed = feedOf({ jobs: [aJob({ title: 'R&D Lead', description: 'Draw <b>... Build' })] })
    expect(feed).toContain('<title>R&amp;D Lead, Boston, Massachusetts</title>')
    expect(feed).toContain(
      '&lt;p&gt;Full-time, 12 months, $95 per hour. Apply by December 31, 2027.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Draw &amp;lt;b&amp;gt;&lt;/li&gt;&lt;li&gt;Build&lt;/li&gt;&lt;/ul&gt;',
    )
  })

  it('gives each entry a unique id', () => {
    const ids = idsOf(feedOf())
    expect(new Set(ids).size).toBe(22)
    expect(ids).toContain('tag:larkfield.example,2026:/positions/usa/1/2026-10-15')
    // RFC 4151. Another host changes none.
    for (const id of ids) expect(id).toMatch(/^tag:[a-z\d.-]+,\d{4}:[\w/-]+$/)
    expect(idsOf(feedOf({ origin: 'https://x.github.io' }))).toEqual(ids)
  })

  it('is there for each value of a facet that has positions, with the same entries', () => {
    departments.push({ name: 'usa', label: 'Embassy' }, { name: 'design', label: 'Design' })
    const jobs = [aJob({ department: 'Embassy' }), aJob({ location: 'Toronto, Canada', country: 'canada' })]
    expect([...atomFeeds({ ...SITE, jobs }).keys()]).toEqual([
      '/positions.atom',
      '/positions/usa.atom',
      '/positions/canada.atom',
      // A country has this name, too.
      '/positions/department-usa.atom',
    ])
    const feed = feedOf({ jobs }, '/positions/canada.atom')
    expect(idsOf(feed)).toEqual(idsOf(feedOf({ jobs })).filter((id) => id.includes('canada')))
    expect(textsIn(feed, /<(?:id|title)>(.*?)</g).slice(0, 2)).toEqual([
      'tag:larkfield.example,2026:/positions/canada.atom',
      'Canada – Open positions at Larkfield',
    ])
    expect(textsIn(feed, /<link rel=".*" href="(.*?)"/g).slice(0, 2)).toEqual([
      `${ORIGIN}/positions/canada.atom`,
      `${ORIGIN}/jobs?location=canada`,
    ])
    departments.length = 0
  })

  it.each([
    'places: [{ town: Boston }]',
    'places: [{ town: Boston }, { town: Toronto, country: canada }]',
    'places: [{ town: Toronto, country: canada }, { town: Boston }]',
    'location: Pune, India; Boston, USA',
  ])('gives a position the id and the key of its folder, with %s, in any order of the countries', (facts) => {
    const file = `${positionFile(aJob()).replace(/^location.*\n/m, '')}${facts}\n`
    const sources = ['usa', 'canada'].map((folder) => [`positions/${folder}/a.yaml`, file] as const)
    for (const ids of [
      ['usa/1/2026-10-15', 'canada/1/2026-10-15'],
      ['canada/1/2026-10-15', 'usa/1/2026-10-15'],
    ]) {
      const jobs = catalogOf(new Map(sources))
      expect(positionKeys(jobs)).toEqual(ids)
      expect(idsOf(feedOf({ jobs }))).toEqual(ids.map((id) => `tag:larkfield.example,2026:/positions/${id}`))
      Object.assign(countries, countries.toReversed())
    }
  })

  it('distinguishes two entries with the same id, country and day', () => {
    expect(positionKeys([aJob(), aJob()])).toEqual(['usa/1/2026-10-15', 'usa/1/2026-10-15/2'])
  })
})

it('the address of a position is under the policy first the list searched for its title, which finds it', () => {
  const links = linksOf(feedOf())
  expect(links).toHaveLength(22)
  expect(links).toContain(`${ORIGIN}/jobs?search=Cloud+Architect`)
  for (const job of catalog) {
    const link = positionAddress(job, SITE)
    expect(links).toContain(link)
    expect(resultsOf([toIndexedJob(job, 0)], parseQuery(new URL(link).search)).matches).toHaveLength(1)
  }
})

it('the address of a position is under the policy by-id its detail page, if that shows it', () => {
  for (const job of catalog) {
    const showsAnother = ['19', '20', '21', '22'].includes(job.id) && job.location.endsWith('India')
    expect(positionAddress(job, { ...SITE, policy: 'by-id' })).toMatch(
      showsAnother ? /\/jobs\?search=/ : `/jobs/${job.id}`,
    )
  }
  expect(linksOf(feedOf({ policy: 'by-id' }))).toContain(`${ORIGIN}/jobs/7`)
})

it.each([ORIGIN, null])('with origin %s, jobs.json has key, country and address of each job', (origin) => {
  const jobs = [aJob({ location: 'Toronto, Canada', country: 'canada', id: '19' }), aJob()]
  const url = `${origin ?? ''}/jobs?search=Cloud+Architect`
  expect(JSON.parse(jobsJson({ ...SITE, jobs, origin }))).toEqual({
    company: 'Larkfield',
    positions: [
      { ...jobs[0], key: 'canada/19/2026-10-15', url },
      { ...jobs[1], key: 'usa/1/2026-10-15', url },
    ],
  })
})
