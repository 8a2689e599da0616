/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalog } from '#content/catalog'
import { PAGE_NAMES } from '../../src/navigation/pages'
import { PAGE_ADDRESSES } from '../support/pageAddresses'
import { runNode } from '../support/runNode'

const ROOT = join(__dirname, '../..')
const SLOW_MACHINE_MS = 180_000

const folder = mkdtempSync(join(tmpdir(), 'site-'))

afterAll(() => rmSync(folder, { recursive: true }))

/** Builds the site as `npm run build` does, of the fixture, and reads what was written. */
async function build(name: string, siteOrigin: string, ...args: readonly string[]) {
  const outDir = join(folder, name)
  process.env['SITE_ORIGIN'] = siteOrigin
  const command = ['build', '--mode', 'fixture', '--outDir', outDir, ...args]
  const { exitCode, output } = await runNode(ROOT, 'node_modules/.bin/vite', ...command)
  return {
    exitCode,
    output,
    files: () => readdirSync(outDir, { recursive: true, encoding: 'utf8' }),
    read: (file: string) => readFileSync(join(outDir, file), 'utf8'),
  }
}

/** All but what answers for a missing asset, which is no page of the site. */
const pagesIn = (files: readonly string[]) =>
  files.filter((file) => file.endsWith('.html') && file !== join('assets', '404.html'))

it(
  'a site built without an origin says in one line what is left out, and has nothing absolute',
  async () => {
    const site = await build('without', '')
    expect(site.exitCode).toBe(0)
    expect(site.output.match(/^.*left out.*$/gm)).toEqual([
      'Without a site origin (siteOrigin in src/content/settings.ts, or SITE_ORIGIN) left out: canonical addresses, the social picture, structured data, sitemap.xml and positions.atom.',
    ])
    expect(site.files()).toEqual(expect.arrayContaining(['robots.txt', 'jobs.json', 'preview.png']))
    expect(site.files()).not.toEqual(expect.arrayContaining(['sitemap.xml']))
    expect(site.files()).not.toEqual(expect.arrayContaining(['positions.atom']))
    for (const page of pagesIn(site.files())) {
      expect(site.read(page)).not.toMatch(/rel="canonical"|og:url|og:image|ld\+json|atom\+xml/)
    }
  },
  SLOW_MACHINE_MS,
)

it(
  'a site built for an origin and a base path names both in every absolute address',
  async () => {
    const site = await build('with', 'https://larkfield.example', '--base=/site/')
    expect(site.exitCode).toBe(0)
    expect(site.output).not.toMatch(/left out/)
    expect(site.read('robots.txt')).toMatch(/^Sitemap: https:\/\/larkfield\.example\/site\/sitemap\.xml$/m)
    expect(
      [...site.read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address),
    ).toEqual(PAGE_ADDRESSES.map((address) => `https://larkfield.example/site${address}`))
    expect(site.read('positions.atom')).toContain('href="https://larkfield.example/site/jobs?search=QA+Lead"')
    expect(site.read('positions.atom')).toContain('<id>tag:larkfield.example,2026:/site/positions/usa/1/')
    expect(site.read('jobs.json')).toContain('"https://larkfield.example/site/jobs?search=QA+Lead"')
    expect(site.read('jobs.html')).toContain(
      '<link rel="canonical" href="https://larkfield.example/site/jobs">',
    )
    expect(site.read('jobs.html')).toMatch(/type="application\/atom\+xml"[^>]*href="\/site\/positions\.atom"/)
    expect(site.read('jobs.html')).toContain('content="https://larkfield.example/site/preview.png"')
    expect(site.read('jobs/7.html')).toContain('href="https://larkfield.example/site/jobs/1"')
    expect(pagesIn(site.files())).toHaveLength(
      PAGE_NAMES.length - 1 + new Set(catalog.map(({ id }) => id)).size,
    )
    for (const page of pagesIn(site.files())) {
      const html = site.read(page)
      expect(html).toMatch(/<html lang="en">[^]*<title>[^<]+ – Larkfield<\/title><meta/)
      // Navigation moves the focus there.
      expect(html.match(/<h1[^>]*>/g)).toEqual([expect.stringContaining('tabindex="-1"')])
      const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level))
      // No heading is left out between one and the next below it.
      expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
      expect(html.match(/<meta name="theme-color"/g)).toHaveLength(2)
      // The script waits for the first paint, and is not in its way.
      expect(html.match(/<script[^>]* src=[^>]*>/g)).toEqual([
        expect.stringContaining('<script async fetchpriority="low" type="module"'),
      ])
      expect(html).not.toContain('rel="modulepreload"')
      const [, ahead = ''] = html.match(/<div id="root" data-scripts="([^"]+)"/) ?? []
      const fetchedAhead = ahead.split(' ').filter((script) => script !== '')
      expect(fetchedAhead.length > 0).toBe(page !== '404.html')
      expect(fetchedAhead.filter((script) => !site.files().includes(script.replace('/site/', '')))).toEqual(
        [],
      )
      // What makes previews of a link reads the first 32 kB and no more; styles alone can be longer.
      expect(html.indexOf('twitter:card')).toBeLessThan(8_000)
    }
  },
  SLOW_MACHINE_MS,
)

it('the preview picture has the size that the heads give', async () => {
  const { headText } = await import('#content/headText')
  const picture = readFileSync(join(ROOT, 'public', headText.preview.file))
  // A PNG's first chunk has them at bytes 16 and 20.
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([
    headText.preview.width,
    headText.preview.height,
  ])
})
