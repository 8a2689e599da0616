import { deserialize, serialize } from 'node:v8'

/** How a browser refuses writes: Safari and Firefox throw, Chrome ignores them. */
export type Refusal = 'throwing' | 'silent'

const ORIGIN = 'https://careers.example'

interface FakeEntry {
  readonly href: string
  readonly state: unknown
}

/** The session history of a tab. Writes can be refused. */
export function createFakeHistory(path: string) {
  let entries: readonly FakeEntry[] = [{ href: new URL(ORIGIN + path).href, state: null }]
  let index = 0
  let refusal: Refusal | undefined
  let writesLeft = Infinity
  let attempts = 0

  function current(): FakeEntry {
    const entry = entries[index]
    if (entry === undefined) throw new RangeError(`There is no entry ${index}`)
    return entry
  }

  function put(entry: FakeEntry, mode: 'push' | 'replace'): void {
    if (mode === 'push') index += 1
    entries = [...entries.slice(0, index), entry, ...(mode === 'push' ? [] : entries.slice(index + 1))]
  }

  function write(mode: 'push' | 'replace', state: unknown, url: string | URL | null = current().href): void {
    attempts += 1
    const { href, origin } = new URL(url ?? '', current().href)
    if (origin !== ORIGIN) throw new DOMException('Another origin', 'SecurityError')
    if (refusal !== undefined && writesLeft <= 0) {
      if (refusal === 'silent') return
      throw new DOMException('More than 100 times per 30 seconds', 'SecurityError')
    }
    writesLeft -= 1
    put({ href, state: deserialize(serialize(state)) }, mode)
  }

  return {
    location: (): URL => new URL(current().href),
    state: (): unknown => current().state,
    position: (): number => index,
    /** The addresses of all entries, oldest first, without the origin. */
    addresses: (): string[] => entries.map(({ href }) => href.slice(ORIGIN.length)),
    /** The number of attempted writes, with the refused ones. */
    attempts: (): number => attempts,

    pushState: (state: unknown, _unused: string, url?: string | URL | null) => write('push', state, url),
    replaceState: (state: unknown, _unused: string, url?: string | URL | null) =>
      write('replace', state, url),

    /** Returns false where there is no such entry. Then nothing happens, as in a browser. */
    traverse: (delta: number): boolean => {
      if (entries[index + delta] === undefined) return false
      index += delta
      return true
    },

    /** Adds an entry without a state, as the browser does for a fragment. */
    addEntry: (url: string) => put({ href: new URL(url, current().href).href, state: null }, 'push'),

    /** Refuses all writes after the next `allowed` ones. */
    refuse: (style: Refusal, allowed = 0): void => {
      refusal = style
      writesLeft = allowed
    },

    allow: (): void => {
      refusal = undefined
    },
  }
}
