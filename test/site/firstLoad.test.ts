/** @jest-environment node */
import { firstLoad, type Chunk } from '../../src/site/prerender/firstLoad'

function aChunk(fileName: string, overrides: Partial<Chunk> = {}): Chunk {
  return { fileName, isEntry: false, facadeModuleId: null, imports: [], ...overrides }
}

const entry = aChunk('entry.js', { isEntry: true })
const app = aChunk('app.js', { facadeModuleId: '/src/hydratePage.ts', imports: ['shared.js', 'entry.js'] })
const page = aChunk('page.js', { facadeModuleId: '/src/pages/home/HomePage.tsx', imports: ['shared.js'] })
const shared = aChunk('shared.js', { imports: ['deep.js'] })
const deep = aChunk('deep.js')
const drawer = aChunk('drawer.js', { facadeModuleId: '/src/layout/NavDrawer.tsx' })
const chunks = [entry, app, page, shared, deep, drawer]

it('has the app, the page and their imports, each once, and imports first', () => {
  const scripts = firstLoad(chunks, 'pages/home/HomePage.tsx')
  expect(scripts).toEqual([deep, shared, app, page])
})

it('names a module without its own chunk', () => {
  expect(() => firstLoad([entry, app], 'pages/home/HomePage.tsx')).toThrow(
    'pages/home/HomePage.tsx is not a separate chunk',
  )
})
