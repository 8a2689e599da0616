/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'

const ROOT = join(__dirname, '..')
const SRC = join(ROOT, 'src')

/**
 * The rooms of src/ and which of them each may import, types included: the README's table. `app` and the files beside
 * it may import all.
 */
function doorsOf(readme: string): ReadonlyMap<string, readonly string[]> {
  const [, table = ''] = readme.split('| folder of `src/`')
  const rows = (table.split('\n\n')[0] ?? '').matchAll(/^\| `(\w+)` *\|[^|]*\|([^|]*)\|$/gm)
  return new Map(
    [...rows].map(([, room = '', opens = '']) => [
      room,
      [...opens.matchAll(/`(\w+)`/g)].map(([, to = '']) => to),
    ]),
  )
}

const DOORS = doorsOf(readFileSync(join(ROOT, 'README.md'), 'utf8'))

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

const modules = filesIn(SRC)
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
  .map((file) => ({ file, path: relative(SRC, file), text: readFileSync(file, 'utf8') }))

/** Who but the url room may touch the browser's history and address, and what of it. */
const ADDRESS_READERS: Readonly<Record<string, RegExp>> = {
  // Restored by hand; where the page is, it asks the url room.
  'navigation/scrollMemory.ts': /window\.history\.scrollRestoration/g,
  // Before there is a url room: which page's script to fetch.
  'app/hydratePage.ts': /window\.location$/gm,
  // Whether a link stays on the site.
  'navigation/prefetchPages.ts': /document\.location\.origin/g,
  // Inline scripts of the prerendered files, run before any module.
  'hydration/earlyScript.ts': /\blocation\.search/g,
  'site/prerender/pageTemplate.ts': /\blocation\.(search|pathname)/g,
}

/** `pages/jobsList` for a screen's part, else the folder in src; empty for what stands in src itself. */
function roomOf(path: string): string {
  const [room = '', screen = '', part] = path.split('/')
  if (room === path) return ''
  return room === 'pages' && part !== undefined ? `${room}/${screen}` : room
}

function importsOf(text: string): string[] {
  const quoted = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g
  return [...text.matchAll(quoted)].map(([, name = '']) => name)
}

/** What a module imports of ours, as paths in src. `#content/` is src/content (package.json). */
function targetsOf({ file, text }: (typeof modules)[number]): string[] {
  return importsOf(text)
    .filter((name) => /^(?:\.|#content\/)/.test(name))
    .map((name) =>
      name.startsWith('#') ? name.slice(1) : relative(SRC, join(dirname(file), name.replace(/\?.*$/, ''))),
    )
    .filter((path) => !path.startsWith('..'))
}

/** The room that an import goes to, where it leaves its own. */
function doorOf(from: string, to: string): string | null {
  const [target = ''] = to.split('/')
  return from === to || from === '' ? null : target
}

it('has the rooms of the README, and no others', () => {
  const rooms = new Set(modules.map(({ path }) => roomOf(path).split('/')[0]))
  expect(rooms).toEqual(new Set([...DOORS.keys(), '']))
})

it('opens only the doors that the README names, and each of them is gone through', () => {
  const used = new Map([...DOORS.keys()].map((room) => [room, new Set<string>()]))
  const closed = modules.flatMap((module) => {
    const from = roomOf(module.path)
    const [room = ''] = from.split('/')
    if (room === 'app') return []
    return targetsOf(module).flatMap((target) => {
      const door = doorOf(from, roomOf(target))
      if (door === null) return []
      if (door !== room) used.get(room)?.add(door)
      return DOORS.get(room)?.includes(door) && door !== room ? [] : `${module.path} imports ${target}`
    })
  })
  expect(closed).toEqual([])
  const unused = [...DOORS].flatMap(([room, doors]) =>
    doors.filter((door) => used.get(room)?.has(door) !== true).map((door) => `${room} → ${door}`),
  )
  expect(unused).toEqual([])
})

it('lets nobody but the url room touch the history or the address', () => {
  const address =
    /\b(?:window|globalThis|document|self)\.(?:history|location)\b|(?<![.\w])(?:history|location)\.(?:href|search|pathname|hash|origin|assign|replace|reload|pushState|replaceState|back|forward|go|state|length)\b/
  const touching = modules
    .filter(({ path }) => roomOf(path) !== 'url')
    .filter(({ path, text }) => address.test(text.replace(ADDRESS_READERS[path] ?? /(?!)/g, '')))
  expect(touching.map(({ path }) => path)).toEqual([])
})

it('reads and writes parameters in one place only', () => {
  const users = modules.filter(({ text }) =>
    /\bURLSearchParams\b|\bsearchParams\b|useSearchParams/.test(text),
  )
  expect(users.map(({ path }) => path)).toEqual(['url/jobsQueryCodec.ts'])
})

it('gives each module a name of its own, and no folder an index to look through', () => {
  const names = modules.map(({ path }) =>
    basename(path)
      .replace(/\.tsx?$/, '')
      .toLowerCase(),
  )
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  expect(names.filter((name) => name === 'index')).toEqual([])
})

it('re-exports nothing: who needs a thing names the module that it stands in', () => {
  expect(
    modules.filter(({ text }) => /^export\b[^=;(]*\bfrom '/m.test(text)).map(({ path }) => path),
  ).toEqual([])
})

it('lets no test import the company’s own content, which changes any day: tests have #content', () => {
  const company = join(SRC, 'content')
  const importing = filesIn(join(ROOT, 'test'))
    .filter((file) => /\.(?:[jt]sx?|json)$/.test(file) && !file.includes('node_modules'))
    .filter((file) =>
      importsOf(readFileSync(file, 'utf8')).some((name) => join(dirname(file), name).startsWith(company)),
    )
  expect(importing.map((file) => relative(ROOT, file))).toEqual([])
})
