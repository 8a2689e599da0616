/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const SRC = join(__dirname, '../src')

/** The table "Allowed imports" of src/README.md: each folder of src and the folders that it may import. */
function readAllowedImports(readme: string): ReadonlyMap<string, readonly string[]> {
  const [, afterHeading = ''] = readme.split('| folder of `src/`')
  const [table = ''] = afterHeading.split('\n\n')
  const rows = [...table.matchAll(/^\| `(\w+)` *\|([^|]*)\|$/gm)]
  return new Map(
    rows.map(([, folder = '', cell = '']) => [
      folder,
      [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
    ]),
  )
}

const ALLOWED_IMPORTS = readAllowedImports(readFileSync(join(SRC, 'README.md'), 'utf8'))

const modules = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
  .map((path) => ({ path, text: readFileSync(join(SRC, path), 'utf8') }))

/** `pages/home/Hero.tsx` is in `pages`. A file of src itself is its own folder: `App`. */
const folderOf = (path: string) => (path.split('/')[0] ?? '').replace(/\.tsx?$/, '')

/** `home` for a part of that page, else empty. */
const pageOf = (path: string) => /^pages\/(\w+)\//.exec(path)?.[1] ?? ''

function importsOf(text: string): string[] {
  const quoted = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g
  return [...text.matchAll(quoted)].map(([, name = '']) => name)
}

/** Every import of one source file by another, as paths in src. `#content/` is src/content (package.json). */
const imports = modules.flatMap(({ path: from, text }) =>
  importsOf(text)
    .filter((name) => /^(?:\.|#content\/)/.test(name))
    .map((name) => ({ from, to: name.startsWith('#') ? name.slice(1) : join(dirname(from), name) }))
    .filter(({ to }) => !to.startsWith('..')),
)

it('outside of the theme no text size begins with a number, and every spacing is on the scale', () => {
  // The multiples of theme.spacing.
  const scale = new Set([0, 0.5, 1, 1.5, 2, 3, 4, 6, 8, 12])
  const sizes = /\b(?:fontSize|fontWeight|lineHeight): '?[1-9].*/g
  const spacings =
    /\b(?:(?:[mp][trblxy]?|gap|rowGap|columnGap): |(?:row|column)?[sS]pacing(?:=\{|\())(-?[\d., ]+|\{[^}]*\})/g
  const isOnScale = ([, value = '']: RegExpExecArray) =>
    (value.match(/[\d.]+/g) ?? []).every((factor) => scale.has(Number(factor)))
  const found = modules
    // The text of a drawing has its units.
    .filter(({ path }) => !/^(?:theme|hydration|site|components\/CairnArtwork)/.test(path))
    .map(({ path, text }) => {
      const others = [...text.matchAll(spacings)].filter((spacing) => !isOnScale(spacing))
      return { path, own: [...text.matchAll(sizes), ...others].map(([all]) => all) }
    })
  expect(found.filter(({ own }) => own.length > 0)).toEqual([])
})

it('imports what the table in src/README.md allows, all of it and nothing else', () => {
  const used = imports
    .filter(({ from, to }) => from.includes('/') && folderOf(from) !== folderOf(to))
    .map(({ from, to }) => `${folderOf(from)} imports ${folderOf(to)}`)
  const allowed = [...ALLOWED_IMPORTS].flatMap(([from, targets]) =>
    targets.map((to) => `${from} imports ${to}`),
  )
  expect([...new Set(used)].toSorted()).toEqual(allowed.toSorted())
})

it('imports no part of a page from another page', () => {
  const others = imports.filter(({ from, to }) => pageOf(from) && pageOf(to) && pageOf(from) !== pageOf(to))
  expect(others).toEqual([])
})

it('uses history and location only in url, except for these uses', () => {
  const global = /\b(?:window|globalThis|document|self)\.(?:history|location)\b(?:\.\w+)?/g
  const bare =
    /(?<![.\w])(?:history|location)\.(?:\w+State|state|pathname|search|hash|href|origin|assign|replace|reload|back|forward|go)\b/g
  const readsIn = (text: string) => [...new Set([global, bare].flatMap((read) => text.match(read) ?? []))]
  const uses = modules
    .filter(({ path }) => folderOf(path) !== 'url')
    .map(({ path, text }) => [path, readsIn(text)] as const)
  expect(Object.fromEntries(uses.filter(([, found]) => found.length > 0))).toEqual({
    // The path and the query of the loaded document, before the app starts. A new one, if React has removed the app.
    'hydratePage.ts': ['window.location.pathname', 'window.location.reload'],
    'hydration/answerEarly.ts': ['location.search'],
    // Back to another page of the document, before the app.
    'hydration/holdPresses.ts': ['location.origin', 'location.pathname', 'location.reload'],
    // The 404 file loads a list whose `?` a tool has encoded.
    'site/prerender/pageTemplate.ts': [
      'location.pathname',
      'location.replace',
      'location.search',
      'location.hash',
    ],
    'startApp.tsx': ['window.location.pathname'],
    'navigation/prefetchPages.ts': ['document.location.origin'],
    'navigation/scrollMemory.ts': ['window.history.scrollRestoration'],
  })
})

it('only the codec reads and writes the parameters of the address', () => {
  const users = modules.filter(({ text }) =>
    /\b(?:URLSearchParams|useSearchParams|searchParams)\b/.test(text),
  )
  expect(users.map(({ path }) => path)).toEqual(['url/jobsQueryCodec.ts'])
})
