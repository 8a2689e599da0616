import { deserialize, serialize } from 'node:v8'

/** How writes are refused: Safari and Firefox throw, Chrome does nothing and says nothing. */
export type Refusal = 'throwing' | 'silent'

const ORIGIN = 'https://careers.example'

interface FakeEntry {
  readonly href: string
  readonly state: unknown
}

/** A tab's session history: entries with what was cloned into them, and writes that can be refused. */
export function createFakeHistory(path: string) {
  let entries: FakeEntry[] = [{ href: new URL(ORIGIN + path).href, state: null }]
  let index = 0
  let refusal: Refusal | undefined
  let writesLeft = Infinity
  let attempts = 0

  function here(): FakeEntry {
    const entry = entries[index]
    if (entry === undefined) throw new RangeError(`There is no entry ${index}`)
    return entry
  }

  function put(entry: FakeEntry, mode: 'push' | 'replace'): void {
    if (mode === 'push') index += 1
    entries = [...entries.slice(0, index), entry, ...(mode === 'push' ? [] : entries.slice(index + 1))]
  }

  function write(mode: 'push' | 'replace', state: unknown, url: string | URL | null = here().href): void {
    attempts += 1
    const href = new URL(url ?? '', here().href)
    if (href.origin !== ORIGIN) throw new DOMException('Another origin', 'SecurityError')
    if (refusal !== undefined && writesLeft <= 0) {
      if (refusal === 'silent') return
      throw new DOMException('More than 100 times per 30 seconds', 'SecurityError')
    }
    writesLeft -= 1
    put({ href: href.href, state: deserialize(serialize(state)) }, mode)
  }

  return {
    location: (): URL => new URL(here().href),
    state: (): unknown => here().state,
    entryCount: (): number => entries.length,
    position: (): number => index,
    /** Addresses of all entries, oldest first, without the origin. */
    addresses: (): string[] => entries.map(({ href }) => href.slice(ORIGIN.length)),
    /** How many writes were tried, refused ones included. */
    attempts: (): number => attempts,

    pushState: (state: unknown, _unused: string, url?: string | URL | null) => write('push', state, url),
    replaceState: (state: unknown, _unused: string, url?: string | URL | null) =>
      write('replace', state, url),

    /** False where there is no such entry: then nothing happens, as in a browser. */
    traverse: (delta: number): boolean => {
      if (entries[index + delta] === undefined) return false
      index += delta
      return true
    },

    /** A link to a fragment: the browser itself adds an entry, without a state. */
    visitFragment: (hash: string) => put({ href: new URL(hash, here().href).href, state: null }, 'push'),

    /** From now on writes are refused, once `allowed` more were let through. */
    refuse: (style: Refusal, allowed = 0): void => {
      refusal = style
      writesLeft = allowed
    },

    allow: (): void => {
      refusal = undefined
    },
  }
}
