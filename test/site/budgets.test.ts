/** @jest-environment node */
import { randomBytes } from 'node:crypto'
import { checkBudgets, type Budget } from '../../src/site/budgets/budgets'
import { fetchedFiles, firstLoad, scriptsOfPage, type Chunk } from '../../src/site/budgets/firstLoad'

function aChunk(fileName: string, overrides: Partial<Chunk> = {}): Chunk {
  return {
    fileName,
    code: '',
    isEntry: false,
    facadeModuleId: null,
    imports: [],
    modules: {},
    ...overrides,
  }
}

/** A text that no compression makes smaller than half. */
function heavy(bytes: number): string {
  return randomBytes(bytes).toString('hex')
}

const entry = aChunk('entry.js', { isEntry: true })
const app = aChunk('app.js', { facadeModuleId: '/src/app/hydratePage.ts', imports: ['shared.js'] })
const page = aChunk('page.js', { facadeModuleId: '/src/pages/home/HomePage.tsx', imports: ['shared.js'] })
const shared = aChunk('shared.js', { imports: ['deep.js'] })
const deep = aChunk('deep.js')
const drawer = aChunk('drawer.js', { facadeModuleId: '/src/layout/NavDrawer.tsx' })
const catalog = aChunk('catalog.js', { isEntry: true, facadeModuleId: '/src/content/catalog.ts' })
const chunks = [entry, app, page, shared, deep, drawer, catalog]

const budget: Budget = { file: 'index.html', module: 'pages/home/HomePage.tsx', scriptBytes: 1000 }

function reportOf(html: string, ...ofChunks: Chunk[]) {
  return checkBudgets(ofChunks, new Map([['index.html', html]]), [budget])
}

const overrunsOf = (html: string, ...ofChunks: Chunk[]) => reportOf(html, ...ofChunks).overruns

it('counts the entry, the app and the page with all that they import, each once, and no more', () => {
  const scripts = firstLoad(chunks, 'pages/home/HomePage.tsx')
  expect(scripts.map(({ fileName }) => fileName)).toEqual([
    'entry.js',
    'app.js',
    'shared.js',
    'deep.js',
    'page.js',
  ])
})

it('knows what a page needs beside the app', () => {
  const own = aChunk('own.js')
  const all = [
    ...chunks.filter((chunk) => chunk !== page),
    { ...page, imports: ['shared.js', 'own.js'] },
    own,
  ]
  const scripts = scriptsOfPage(all, 'pages/home/HomePage.tsx')
  expect(scripts.map(({ fileName }) => fileName)).toEqual(['page.js', 'own.js'])
  expect(scriptsOfPage(all, null)).toEqual([])
})

it('counts the fonts and icons that a page names', () => {
  const html =
    '<link rel="icon" href="/a.svg"><link\n  rel="preload"\n  href="/b.woff2"\n><link rel="canonical" href="/c">'
  expect(fetchedFiles(html)).toEqual(['/a.svg', '/b.woff2'])
})

it('says which module lost its chunk', () => {
  expect(() => firstLoad([entry, app, catalog], 'pages/home/HomePage.tsx')).toThrow(
    'pages/home/HomePage.tsx has no chunk of its own',
  )
  expect(() => overrunsOf('<p>', entry, app, page)).toThrow('content/catalog.ts has no chunk of its own')
})

it('is content with what is within its budget', () => {
  expect(overrunsOf('<p>', ...chunks)).toEqual([])
})

it('names the heaviest file and its packages where the script is too heavy', () => {
  const modules = {
    '/node_modules/react-dom/index.js': { renderedLength: 9 },
    '/node_modules/@mui/material/Box.mjs': { renderedLength: 5 },
    '/src/a.ts': { renderedLength: 1 },
  }
  const [overrun = '', ...others] = overrunsOf('<p>', ...chunks, { ...deep, code: heavy(1001), modules })
  expect(others).toEqual([])
  expect(overrun).toMatch(
    /^index\.html: 1\.\d kB of script, at most 1\.0 kB:\n {2}deep\.js 1\.\d kB \(react-dom, @mui\/material, our own\)/,
  )
})

it.each(['style', 'script'])('refuses more than 8.2 kB in a page’s %s elements', (name) => {
  expect(overrunsOf(`<${name} a>${heavy(8_201)}</${name}>`, ...chunks)).toEqual([
    expect.stringMatching(/^index\.html: 8\.\d kB of styles and inline script, at most 8\.2 kB$/),
  ])
})

it('refuses an entry that imports another script, which would come before the first paint', () => {
  const slow = chunks.map((chunk) => (chunk === entry ? { ...entry, imports: ['shared.js'] } : chunk))
  expect(overrunsOf('<p>', ...slow)).toEqual([
    expect.stringMatching(/^entry\.js: the entry imports shared\.js\. They come before the first paint/),
  ])
})

it('warns of heavy positions in plain words, and refuses nothing', () => {
  const many = chunks.map((chunk) => (chunk === catalog ? { ...catalog, code: heavy(50_001) } : chunk))
  expect(reportOf('<p>', ...many).overruns).toEqual([])
  expect(reportOf('<p>', ...many).warnings).toEqual([
    expect.stringMatching(
      /^The positions weigh 50\.\d kB, and every visitor downloads them all\. .*Nothing is broken/,
    ),
  ])
})

it('warns of a page’s long text, data for search engines included, and refuses nothing', () => {
  const html = `<p>${heavy(12_000)}</p><script type="application/ld+json">${heavy(13_001)}</script>`
  expect(reportOf(html, ...chunks).overruns).toEqual([])
  expect(reportOf(html, ...chunks).warnings).toEqual([
    expect.stringMatching(
      /^index\.html weighs 25\.\d kB\. .*Nothing is broken; shorter texts make it quicker\.$/,
    ),
  ])
})

it('names a page that is declared and is not in the site', () => {
  const { overruns } = checkBudgets(chunks, new Map(), [budget])
  expect(overruns).toEqual([
    expect.stringMatching(/^index\.html: is declared in src\/routes\/pages\.ts and not in the site\.$/),
  ])
})

it('weighs the first of the positions’ pages, whichever it is, and none where there is no position', () => {
  const detail = aChunk('detail.js', { facadeModuleId: '/src/pages/jobDetail/JobDetailPage.tsx' })
  const budgets = [{ file: 'jobs/*.html', module: 'pages/jobDetail/JobDetailPage.tsx', scriptBytes: 1000 }]
  const report = checkBudgets([...chunks, detail], new Map([['jobs/7.html', '<p>']]), budgets)
  expect(report.table).toContain('jobs/7.html')
  expect(checkBudgets(chunks, new Map(), budgets).overruns).toEqual([])
})

function icons(count: number): string {
  return Array.from({ length: count }, (_, at) => `<link rel="icon" href="/${at}">`).join('')
}

it('refuses more than 13 requests, the page and the positions among them', () => {
  expect(overrunsOf(icons(6), ...chunks)).toEqual([])
  expect(overrunsOf(icons(7), ...chunks)).toEqual([
    expect.stringMatching(/^index\.html: 14 requests, at most 13:/),
  ])
})

it.each(['<script src="https://cdn.example/a.js">', '<link rel="stylesheet" href="//cdn.example/a.css">'])(
  'refuses what comes from another origin: %s',
  (html) => {
    expect(overrunsOf(html, ...chunks)).toEqual([
      expect.stringMatching(/^index\.html: fetches from another origin: .*cdn\.example/),
    ])
  },
)
