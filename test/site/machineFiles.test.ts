/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validateXML } from 'xmllint-wasm'
import { atomFeed } from '../../src/site/seo/atomFeed'
import { jobsJson } from '../../src/site/seo/jobsJson'
import { positionAddress } from '../../src/site/seo/positionAddress'
import { positionKeys } from '../../src/site/seo/positionKeys'
import { robotsTxt } from '../../src/site/seo/robotsTxt'
import type { Site } from '../../src/site/site'
import { sitemap } from '../../src/site/seo/sitemap'
import { catalog } from '#content/catalog'
import type { Job } from '../../src/domain/job'
import { createTextSearch } from '../../src/domain/matching'
import { parseQuery } from '../../src/url/jobsQueryCodec'
import { aJob } from '../support/aJob'

const ORIGIN = 'https://larkfield.example'
const SITE: Site = { origin: ORIGIN, policy: 'first', today: '2026-12-01' }

/** A text that has to be escaped, with a character that XML cannot carry. */
const NASTY = 'R&D <lead> "C++" ]]>\u000B'

/** What libxml2 has to say against a file; empty where it is valid. */
async function complaintsOf(contents: string, schema: string): Promise<string> {
  const { valid, rawOutput } = await validateXML({
    xml: contents,
    schema: readFileSync(join(__dirname, 'schemas', schema), 'utf8'),
    extension: schema.endsWith('.rng') ? 'relaxng' : 'schema',
  })
  return valid ? '' : rawOutput
}

const textsIn = (xml: string, pattern: RegExp) => [...xml.matchAll(pattern)].map(([, text = '']) => text)
const feedOf = (jobs: readonly Job[] = catalog, site: Site = SITE) => atomFeed(jobs, site, ORIGIN)
const idsOf = (feed: string) => textsIn(feed, /<entry>\s*<id>(.*?)<\/id>/g)
const readCatalog = (jobs: readonly Job[], site: Site): unknown => JSON.parse(jobsJson(jobs, site))
const linksOf = (feed: string) => textsIn(feed, /<entry>[^]*?<link [^>]*href="(.*?)"/g)

describe('the sitemap', () => {
  it('follows its schema', async () => {
    const address = `${ORIGIN}/jobs?search=R%26D&page=2`
    expect(await complaintsOf(sitemap([`${ORIGIN}/`, address]), 'sitemap.xsd')).toBe('')
    expect(await complaintsOf(sitemap(['/jobs']), 'sitemap.xsd')).toMatch(/minLength/)
  })

  it('has each address once', () => {
    const addresses = [`${ORIGIN}/`, `${ORIGIN}/jobs/1`, `${ORIGIN}/jobs/1`]
    expect(textsIn(sitemap(addresses), /<loc>(.*?)<\/loc>/g)).toEqual([`${ORIGIN}/`, `${ORIGIN}/jobs/1`])
  })
})

describe('robots.txt', () => {
  it('lets everything be read', () => {
    expect(robotsTxt(null)).toBe('User-agent: *\nAllow: /\n')
  })

  it('names the sitemap where there is one', () => {
    expect(robotsTxt(ORIGIN)).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${ORIGIN}/sitemap.xml\n`)
  })
})

describe('the feed', () => {
  it.each([
    ['the positions as shipped', catalog],
    ['a text that has to be escaped', [aJob({ id: NASTY, title: NASTY, description: NASTY })]],
    ['no position at all', []],
  ])('follows the grammar of RFC 4287 with %s', async (_, jobs) => {
    expect(await complaintsOf(feedOf(jobs), 'atom.rng')).toBe('')
  })

  it('has every position, those with a passed deadline too, the newest first', () => {
    const feed = feedOf(catalog, { ...SITE, today: '2028-01-01' })
    const dates = textsIn(feed, /<published>(.*?)T00:00:00Z<\/published>/g)
    expect(dates).toHaveLength(22)
    expect(new Set(dates)).toEqual(new Set(catalog.map(({ createdDate }) => createdDate)))
    expect(dates.filter((date, index) => date > (dates[index - 1] ?? date))).toEqual([])
    expect(textsIn(feed, /<updated>(.*?)T/g)).toEqual([dates[0], ...dates])
  })

  it('names an entry by title and place, and holds its terms and its description', () => {
    const feed = feedOf([aJob({ title: 'R&D Lead', description: 'Draw <b>... Build' })])
    expect(feed).toContain('<title>R&amp;D Lead, Boston, Massachusetts</title>')
    expect(feed).toContain(
      '&lt;p&gt;Full-time, 12 months, $95 per hour. Apply by December 31, 2027.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Draw &amp;lt;b&amp;gt;&lt;/li&gt;&lt;li&gt;Build&lt;/li&gt;&lt;/ul&gt;',
    )
  })

  it('gives each entry an id of its own, though ids repeat', () => {
    const ids = idsOf(feedOf())
    expect(new Set(ids).size).toBe(22)
    expect(ids).toContain('tag:larkfield.example,2026:/positions/usa/1/2026-10-15')
    for (const id of ids)
      expect(id).toMatch(/^tag:larkfield\.example,2026:\/positions\/(usa|canada|india)\/\d+\/2026-\d\d-\d\d$/)
  })

  it('keeps an entry’s id when texts are edited and positions come, go and change places', () => {
    const edited = catalog.slice(1).map((job) => Object.assign({}, job, { title: 'New', payRate: 'x' }))
    edited.reverse()
    const later = idsOf(feedOf([...edited, aJob({ createdDate: '2027-01-01' })]))
    for (const id of idsOf(feedOf(catalog.slice(1)))) expect(later).toContain(id)
  })

  it('keeps even two entries apart that share id, place and day', () => {
    expect(positionKeys([aJob(), aJob(), aJob({ id: '1/2' })])).toEqual([
      'usa/1/2026-10-15',
      'usa/1/2026-10-15/2',
      'usa/1%2F2/2026-10-15',
    ])
  })
})

describe('what points at a position from outside', () => {
  it('points under the policy first at the list searched for its title, which finds it', () => {
    const find = createTextSearch(catalog)
    const links = linksOf(feedOf())
    expect(links).toHaveLength(22)
    expect(links).toContain(`${ORIGIN}/jobs?search=Cloud+Architect`)
    for (const job of catalog) {
      const link = `${ORIGIN}${positionAddress(job, catalog, 'first')}`
      expect(links).toContain(link)
      expect(find(parseQuery(new URL(link).search).search).map((match) => match.job)).toContain(job)
    }
  })

  it('points under the policy by-id at the position’s detail, where that shows it', () => {
    const repeated = catalog.filter(({ id }) => Number(id) >= 19 && Number(id) <= 22)
    expect(repeated).toHaveLength(8)
    for (const job of catalog) {
      const showsAnother = repeated.includes(job) && job.location.endsWith('India')
      expect(positionAddress(job, catalog, 'by-id')).toMatch(
        showsAnother ? /^\/jobs\?search=/ : `/jobs/${job.id}`,
      )
    }
    expect(linksOf(feedOf(catalog, { ...SITE, policy: 'by-id' }))).toContain(`${ORIGIN}/jobs/7`)
  })

  it('escapes a title by the rules of the address', () => {
    expect(positionAddress(aJob({ title: 'R&D? 100%' }), [], 'first')).toBe('/jobs?search=R%26D%3F+100%25')
  })
})

describe('jobs.json', () => {
  it('has every position in the site’s order, its fields as they stand', () => {
    expect(readCatalog(catalog, SITE)).toEqual({
      company: 'Larkfield',
      positions: catalog.map((job) => expect.objectContaining({ ...job })),
    })
  })

  it('adds what a program cannot know: a key that is unique, the country, the address', () => {
    const job = aJob({ location: 'Toronto, Canada', id: '19' })
    expect(readCatalog([job], SITE)).toEqual({
      company: 'Larkfield',
      positions: [
        {
          ...job,
          key: 'canada/19/2026-10-15',
          country: 'canada',
          url: `${ORIGIN}/jobs?search=Cloud+Architect`,
        },
      ],
    })
  })

  it('writes addresses from the root of the host where the origin is not known', () => {
    expect(readCatalog([aJob()], { ...SITE, origin: null })).toMatchObject({
      positions: [{ url: '/jobs?search=Cloud+Architect' }],
    })
  })
})
