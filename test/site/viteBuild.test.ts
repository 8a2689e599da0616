/** @jest-environment node */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { headText } from '#content/headText'
import pictureNotes from '../../src/site/contentCheck/previewPicture.json'
import { pictureDesign } from '../pictures/previewPicture'
import { aJob } from '../support/aJob'
import { copyOfSite } from '../support/copyOfSite'
import { PAGE_ADDRESSES } from '../support/pageAddresses'
import { positionFile } from '../support/positionFile'
import { runNode } from '../support/runNode'

// Each build takes half a minute on a slow machine.
jest.setTimeout(180_000)

const VITE = 'node_modules/vite/bin/vite.js'
const SETTINGS = 'test/fixture/content/settings.ts'
const PRIVACY = 'https://larkfield.example/privacy'

const site = copyOfSite({
  // Staff put such a file there to prove to a search engine that the site is theirs.
  'public/google1234.html': '',
  // A developer's shell may have it.
  'shell.env': 'NODE_ENV=development',
  [SETTINGS]: readFileSync(SETTINGS, 'utf8').replace("privacyUrl: string = ''", `privacyUrl = '${PRIVACY}'`),
})

afterAll(() => rmSync(site, { recursive: true }))

/** Builds the site as `npm run build` does, and reads what was written. */
async function build(outDir: string, siteOrigin: string, ...args: readonly string[]) {
  process.env['SITE_ORIGIN'] = siteOrigin
  const command = ['--env-file=shell.env', VITE, 'build', '--outDir', outDir, ...args]
  const { exitCode, output } = await runNode(site, ...command)
  expect(exitCode).toBe(0)
  const files = readdirSync(join(site, outDir), { recursive: true, encoding: 'utf8' })
  return {
    output,
    files,
    pages: files.filter((file) => /^(?!assets|google).*\.html$/.test(file)),
    read: (file: string) => readFileSync(join(site, outDir, file), 'utf8'),
  }
}

/** For the first load of a page, in bytes of brotli: the largest page and 5 %. */
const MAX_SCRIPT_BYTES = 192_500

/** Time zones that never have the same day. */
const [WEST, EAST] = ['Etc/GMT+12', 'Etc/GMT-14'] as const

const FOLDER = 'test/fixture/content/positions/usa'

describe('a site built for an origin and a base path', () => {
  const buildIt = async (outDir: string, timeZone: string) => {
    process.env['TZ'] = timeZone
    return build(outDir, 'https://larkfield.example', '--base=/site/', '--mode', 'fixture')
  }
  let built: Awaited<ReturnType<typeof build>>

  beforeAll(async () => {
    built = await buildIt('with', WEST)
  })

  it('names both in every absolute address', () => {
    const { output, read } = built
    expect(output).not.toMatch(/left out/)
    expect(read('robots.txt')).toMatch(/^Sitemap: https:\/\/larkfield\.example\/site\/sitemap\.xml$/m)
    expect([...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual(
      PAGE_ADDRESSES.map((address) => `https://larkfield.example/site${address}`),
    )
    expect(read('positions.atom')).toContain('href="https://larkfield.example/site/jobs?search=QA+Lead"')
    expect(read('jobs.json')).toContain('"https://larkfield.example/site/jobs?search=QA+Lead"')
    expect(read('about.html')).toContain('<link rel="canonical" href="https://larkfield.example/site/about"')
    expect(read('jobs.html')).toMatch(/type="application\/atom\+xml"[^>]*href="\/site\/positions\.atom"/)
    expect(read('jobs.html')).toContain('content="https://larkfield.example/site/preview.png"')
    expect(read('jobs.html')).toContain('href="/site/"')
    expect(read('jobs.html')).not.toContain('href="/site"')
  })

  it('links to the feed on every page, and to the privacy policy in the footer and below a form', () => {
    const { pages, read } = built
    for (const page of pages) {
      const links = (read(page).match(/<a [^>]*>/g) ?? []).join('')
      expect(links.match(/href="\/site\/positions\.atom"/g)).toHaveLength(1)
      expect(links.split(`href="${PRIVACY}"`)).toHaveLength(page === 'contact.html' ? 3 : 2)
    }
  })

  it('has a file for each page and each id, the 404 page and its copy for the service worker', () => {
    const { pages, read } = built
    const details = pages.filter((page) => page.startsWith('jobs/'))
    expect(details).toHaveLength(18)
    expect(pages.filter((page) => !details.includes(page)).toSorted()).toEqual(
      '404.html about.html contact.html index.html jobs.html offline.html'.split(' '),
    )
    expect(read('offline.html')).toBe(read('404.html'))
    expect(read('_redirects')).not.toContain('/Offline')
  })

  it('has pages that are ready to read, and scripts that wait for the first paint', () => {
    const { pages, files, read } = built
    for (const page of pages) {
      const html = read(page)
      expect(html).toMatch(/<html [^>]*lang="en">[^]*<title>[^<]+ – Larkfield<\/title><meta/)
      expect(html.match(/<h1[^>]*>/g)).toHaveLength(1)
      const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level))
      // No heading skips a level.
      expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
      expect(html.match(/<meta name="theme-color"/g)).toHaveLength(1)
      expect(html.match(/<meta http-equiv="Content-Security-Policy"/g)).toHaveLength(1)
      expect(html.match(/<script[^>]* src=[^>]*>/g)).toEqual([
        expect.stringContaining('<script async fetchpriority="low" type="module"'),
      ])
      expect(html).not.toContain('rel="modulepreload"')
      const [, scripts = ''] = /<div id="root"[^>]* data-scripts="([^"]+)"/.exec(html) ?? []
      const [, catalog = ''] = /<html[^>]* data-catalog="([^"]+)"/.exec(html) ?? []
      // Fetched at once, and run one after the other (src/main.ts).
      expect(scripts).toMatch(/assets\/libraries-.*assets\/app-/)
      // The list is part of the app (src/navigation/pages.ts).
      expect(/assets\/app-.*Page-/.test(scripts)).toBe(!/404|offline|jobs\.html/.test(page))
      for (const script of [...scripts.split(' '), catalog])
        expect(files).toContain(script.replace('/site/', ''))
      // Programs that preview a link read only the first 32 kB.
      expect(html.indexOf('twitter:card')).toBeLessThan(8_000)
    }
  })

  it('loads at most the script of its largest page and 5 %, in whatever NODE_ENV', () => {
    const { pages, read } = built
    const compressed = new Map<string, number>()
    for (const page of pages) {
      const [, entry = '', scripts = ''] = / src="([^"]*)"[^]* data-scripts="([^"]*)"/.exec(read(page)) ?? []
      const files = [entry, ...scripts.split(' ')].map((address) => address.replace('/site/', ''))
      for (const file of files)
        if (!compressed.has(file)) compressed.set(file, brotliCompressSync(read(file)).length)
      const sizes = files.map((file) => [file, compressed.get(file) ?? 0] as const)
      const bytes = sizes.reduce((sum, [, size]) => sum + size, 0)
      expect({ page, sizes, isOver: bytes > MAX_SCRIPT_BYTES }).toEqual({ page, sizes, isOver: false })
    }
  })

  it('has scripts of ASCII characters, which are the same in every charset that a host names', () => {
    const { files, read } = built
    expect(files.filter((file) => file.endsWith('.js') && /\P{ASCII}/u.test(read(file)))).toEqual([])
  })

  it('can be installed, and gives the service worker all but the details', () => {
    const { files, read } = built
    expect(JSON.parse(read('manifest.webmanifest'))).toMatchObject({
      name: 'Open Positions – Larkfield',
      description: headText.descriptions.jobsList,
      start_url: 'jobs',
    })
    const worker = read('sw.js')
    const cached = files.filter(
      (file) => worker.includes(`url:"${file}"`) || worker.includes(`"url":"${file}"`),
    )
    const scripts = files.filter((file) => /^assets\/.*\.(?:js|woff2)$/.test(file))
    expect(scripts.filter((file) => !cached.includes(file))).toEqual([])
    const others = cached.filter((file) => !scripts.includes(file)).toSorted()
    expect(others.join(' ')).toBe(
      'about.html apple-touch-icon.png contact.html favicon.svg index.html jobs.html manifest.webmanifest offline.html',
    )
  })

  it('renames no library when words and positions have changed, on another day', async () => {
    const jobs = Array.from({ length: 40 }, (_, index) => aJob({ id: `${index + 1}`, title: `QA ${index}` }))
    for (const job of jobs) writeFileSync(join(site, FOLDER, `${job.id}.yaml`), positionFile(job))
    const text = join(site, 'test/fixture/content/aboutText.ts')
    writeFileSync(text, readFileSync(text, 'utf8').replace(/: '/, ": 'New "))
    const { files, read } = await buildIt('again', EAST)
    const [day] = /data-built="[^"]+"/.exec(built.read('index.html')) ?? ['<html']
    expect(read('index.html').includes(day)).toBe(false)
    const kept = files.filter((file) => file.endsWith('.js') && built.files.includes(file)).toSorted()
    expect(kept).toContainEqual(expect.stringMatching(/^assets\/libraries-/))
    const renamed = files.filter((file) => /(?<!catalog-[^/]*)\.js$/.test(file) && !kept.includes(file))
    const bytes = renamed.map((file) => brotliCompressSync(read(file)).length)
    expect(bytes.reduce((sum, each) => sum + each)).toBeLessThan(75_000)
  })
})

it('says in one line what a build without an origin leaves out, and that forms are sent nowhere', async () => {
  const { output, files, read } = await build('without', '', '--base=/site/', '--mode', 'fixture')
  expect(output.match(/^.*left out.*$/gim)).toEqual([
    expect.stringMatching(
      /siteOrigin in src\/content\/settings\.ts, or SITE_ORIGIN.*sitemap\.xml and the feeds/,
    ),
  ])
  expect(files).toEqual(expect.arrayContaining(['robots.txt', 'jobs.json', 'preview.png']))
  expect(files.filter((file) => /sitemap|atom/.test(file))).toEqual([])
  expect(read('robots.txt')).toBe('User-agent: *\nAllow: /\n')
  expect(read('about.html')).not.toContain('positions.atom')
  expect(output).toContain('Forms are sent nowhere (formsEndpoint in src/content/settings.ts, or')
  expect(files.filter((file) => file.endsWith('.js') && read(file).includes('submissionId'))).toEqual([])
})

it.each(['', '//', '/a//', '/kariéra/', '/c++/', 'C:/site/'])('refuses the base path "%s"', async (base) => {
  const { exitCode, output } = await runNode(site, VITE, 'build', `--base=${base}`)
  expect(output).toContain(`--base is "${base}". It must start with one slash and contain only A-Z`)
  expect(exitCode).toBe(1)
})

it('has icons and a picture of links as npm run preview-picture draws them today', () => {
  expect(pictureNotes.design).toBe(pictureDesign())
})
