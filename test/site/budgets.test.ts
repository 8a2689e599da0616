/** @jest-environment node */
import { randomBytes } from 'node:crypto'
import { checkBudgets, SCRIPT_BYTES } from '../../src/site/budgets/budgets'
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

const home = { fileName: 'index.html', module: 'pages/home/HomePage.tsx', source: '<p>' }
const report = (ofChunks = chunks) => checkBudgets(ofChunks, [home])

it('counts the entry, the app, the page and their imports, each once, and imports first', () => {
  const scripts = firstLoad(chunks, 'pages/home/HomePage.tsx')
  expect(scripts).toEqual([entry, deep, shared, app, page])
})

it('names a module without its own chunk', async () => {
  expect(() => firstLoad([entry, app, catalog], 'pages/home/HomePage.tsx')).toThrow(
    'pages/home/HomePage.tsx is not a separate chunk',
  )
  await expect(report([entry, app, page])).rejects.toThrow(`${CATALOG_MODULE} is not a separate chunk`)
})

it('names the files when the script is over budget', async () => {
  expect((await report()).overruns).toEqual([])
  const heavyDeep = { ...deep, code: heavy(SCRIPT_BYTES + 1) }
  const withHeavy = chunks.map((chunk) => (chunk === deep ? heavyDeep : chunk))
  expect((await report(withHeavy)).overruns).toEqual([
    expect.stringMatching(
      /^index\.html: 16\d{4} bytes of script, at most 16\d{4}:\n {2}entry\.js \d\n {2}deep\.js 16\d{4}\n/,
    ),
  ])
})
