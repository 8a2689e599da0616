/** @jest-environment node */
import { randomBytes } from 'node:crypto'
import { checkBudgets, type Budget } from '../../src/build/budgets'
import { firstLoad, scriptsOfPage, type Chunk } from '../../src/build/firstLoad'

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
const app = aChunk('app.js', { facadeModuleId: '/src/app/bringToLife.ts', imports: ['shared.js'] })
const page = aChunk('page.js', { facadeModuleId: '/src/pages/home/HomePage.tsx', imports: ['shared.js'] })
const shared = aChunk('shared.js', { imports: ['deep.js'] })
const deep = aChunk('deep.js')
const drawer = aChunk('drawer.js', { facadeModuleId: '/src/layout/NavDrawer.tsx' })
const chunks = [entry, app, page, shared, deep, drawer]

const budget: Budget = { file: 'index.html', scriptBytes: 1000 }

function overrunsOf(html: string, ...ofChunks: Chunk[]): readonly string[] {
  return checkBudgets(ofChunks, new Map([['index.html', html]]), [budget]).overruns
}

it('counts the entry, the app and the page with all that they import, each once, and no more', () => {
  const { scripts } = firstLoad(chunks, '', 'pages/home/HomePage.tsx')
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
  expect(firstLoad(chunks, html, null).others).toEqual(['/a.svg', '/b.woff2'])
})

it('says which module lost its chunk', () => {
  expect(() => firstLoad([entry, app], '', 'pages/home/HomePage.tsx')).toThrow('pages/home/HomePage.tsx')
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

it('refuses a page’s file over 12 kB', () => {
  expect(overrunsOf(heavy(12_001), ...chunks)).toEqual([
    expect.stringMatching(/^index\.html: 12\.\d kB, at most 12\.0 kB$/),
  ])
})

function icons(count: number): string {
  return Array.from({ length: count }, (_, at) => `<link rel="icon" href="/${at}">`).join('')
}

it('refuses more than 10 requests', () => {
  expect(overrunsOf(icons(4), ...chunks)).toEqual([])
  expect(overrunsOf(icons(5), ...chunks)).toEqual([
    expect.stringMatching(/^index\.html: 11 requests, at most 10:/),
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
