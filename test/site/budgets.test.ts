/** @jest-environment node */
import { randomBytes } from 'node:crypto'
import { checkBudgets, SCRIPT_BYTES, weigh } from '../../src/site/budgets/budgets'
import { CATALOG_MODULE, firstLoad, type Chunk } from '../../src/site/budgets/firstLoad'

function aChunk(fileName: string, overrides: Partial<Chunk> = {}): Chunk {
  return { fileName, code: '', isEntry: false, facadeModuleId: null, imports: [], ...overrides }
}

/** Compresses to no less than half. */
const heavy = (bytes: number) => randomBytes(bytes).toString('hex')

const entry = aChunk('entry.js', { isEntry: true })
const app = aChunk('app.js', { facadeModuleId: '/src/hydratePage.ts', imports: ['shared.js'] })
const page = aChunk('page.js', { facadeModuleId: '/src/pages/home/HomePage.tsx', imports: ['shared.js'] })
const shared = aChunk('shared.js', { imports: ['deep.js'] })
const deep = aChunk('deep.js')
const drawer = aChunk('drawer.js', { facadeModuleId: '/src/layout/NavDrawer.tsx' })
const catalog = aChunk('catalog.js', { isEntry: true, facadeModuleId: CATALOG_MODULE })
const chunks = [entry, app, page, shared, deep, drawer, catalog]

const home = { fileName: 'index.html', module: 'pages/home/HomePage.tsx' }
const report = async (source: string, ofChunks = chunks) =>
  checkBudgets(await weigh(ofChunks), [{ ...home, source }])

/** The chunks with another version of one of them. */
const withChunk = (changed: Chunk) =>
  chunks.map((chunk) => (chunk.fileName === changed.fileName ? changed : chunk))

it('counts the entry, the app, the page and their imports, each once, and imports first', () => {
  const scripts = firstLoad(chunks, 'pages/home/HomePage.tsx')
  expect(scripts).toEqual([entry, deep, shared, app, page])
})

it('names a module without its own chunk', async () => {
  expect(() => firstLoad([entry, app, catalog], 'pages/home/HomePage.tsx')).toThrow(
    'pages/home/HomePage.tsx is not a separate chunk',
  )
  await expect(report('<p>', [entry, app, page])).rejects.toThrow(`${CATALOG_MODULE} is not a separate chunk`)
})

it('names the files when the script is over budget', async () => {
  expect((await report('<p>')).overruns).toEqual([])
  expect((await report('<p>', withChunk({ ...deep, code: heavy(SCRIPT_BYTES + 1) }))).overruns).toEqual([
    expect.stringMatching(
      /^index\.html: 16\d{4} bytes of script, at most 16\d{4}:\n {2}entry\.js \d\n {2}deep\.js 16\d{4}\n/,
    ),
  ])
})

const longPage = `<p>${heavy(12_000)}</p><script type="application/ld+json">${heavy(13_001)}</script>`

it.each([
  [
    'heavy positions',
    '<p>',
    withChunk({ ...catalog, code: heavy(50_001) }),
    /^The positions, .*: 50\d{3} bytes/,
  ],
  ['a long page', longPage, chunks, /^index\.html: 25\d{3} bytes/],
])('warns of %s, and refuses nothing', async (_, html, ofChunks, warning) => {
  const { overruns, warnings } = await report(html, ofChunks)
  expect(overruns).toEqual([])
  expect(warnings).toEqual([expect.stringMatching(warning)])
  expect(warnings.join('')).toContain('Nothing is broken')
})
