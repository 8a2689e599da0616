const ORIGIN = 'https://careers.example'
/** The interval of `historyWriter.ts`. */
const TURN_MS = 350

interface FakeEntry {
  readonly href: string
  readonly state: unknown
}

class FakeDocument extends EventTarget {
  title = ''
  referrer = ''
  visibilityState: DocumentVisibilityState = 'visible'
}

export type FakeBrowser = ReturnType<typeof createFakeBrowser>

/** A browser tab with its session history, which can refuse writes. Jest's fake timers are its clock. */
export function createFakeBrowser(path: string, origin = ORIGIN) {
  let entries: readonly FakeEntry[] = [{ href: new URL(origin + path).href, state: null }]
  let index = 0
  let refusal: 'throwing' | 'silent' | undefined
  let attempts = 0
  const traversals: number[] = []
  const documents: string[] = []
  let window = openWindow()

  function current(): FakeEntry {
    const entry = entries[index]
    if (entry === undefined) throw new RangeError(`There is no entry ${index}`)
    return entry
  }

  function put(entry: FakeEntry, isPush: boolean): void {
    if (isPush) index += 1
    entries = [...entries.slice(0, index), entry, ...(isPush ? [] : entries.slice(index + 1))]
  }

  function write(isPush: boolean, state: unknown, url: string | URL | null = current().href): void {
    attempts += 1
    // Safari and Firefox throw, Chrome ignores the write.
    if (refusal === 'throwing') throw new DOMException('More than 100 times per 30 seconds', 'SecurityError')
    if (refusal === 'silent') return
    const next = new URL(url ?? '', current().href)
    // The document's own name and password must stay.
    if (next.username !== new URL(origin).username) throw new DOMException('Another name', 'SecurityError')
    put({ href: next.href, state }, isPush)
  }

  function openWindow() {
    jest.useFakeTimers()
    const history = {
      pushState: (state: unknown, _unused: string, url?: string | URL | null) => write(true, state, url),
      replaceState: (state: unknown, _unused: string, url?: string | URL | null) => write(false, state, url),
      go: (delta = 0) => void traversals.push(delta),
      get length() {
        return entries.length
      },
      get state() {
        return current().state
      },
    }
    class FakeWindow extends EventTarget {
      readonly document = new FakeDocument()
      readonly history = history
      readonly setInterval = (run: () => void, ms?: number) => Number(setInterval(run, ms))
      readonly clearInterval = (id?: number) => clearInterval(id)
      get location() {
        const { href } = current()
        return Object.assign(new URL(href), {
          assign: (next: string | URL) => void documents.push(String(next)),
          reload: () => void documents.push(href.slice(origin.length)),
        })
      }
    }
    return new FakeWindow()
  }

  /** Browsers traverse the history asynchronously: a page may write between the press and the `popstate`. */
  function arrive(): void {
    for (const delta of traversals.splice(0)) {
      if (entries[index + delta] !== undefined) {
        index += delta
        window.dispatchEvent(new Event('popstate'))
      }
    }
  }

  function go(delta: number): void {
    traversals.push(delta)
    arrive()
  }

  return {
    /** The window of the current document. */
    window: () => window,
    title: (): string => window.document.title,
    /** The address bar, without the origin. */
    address: (): string => current().href.slice(origin.length),
    /** The addresses of all entries, oldest first, without the origin. */
    addresses: (): string[] => entries.map(({ href }) => href.slice(origin.length)),

    /** Refuses all writes. */
    refuse: (style: 'throwing' | 'silent') => void (refusal = style),
    allow: () => void (refusal = undefined),
    /** The addresses of the documents that scripts have loaded. */
    documents,
    /** The number of attempted writes, with the refused ones. */
    attempts: (): number => attempts,
    wait: (ms: number) => jest.advanceTimersByTime(ms),
    /** Waits until what is pending has been written or refused. */
    turn: () => jest.advanceTimersByTime(TURN_MS),

    go,
    back: () => go(-1),
    arrive,
    /** Adds an entry without a state, as the browser does for a typed fragment. */
    visit: (url: string): void => {
      put({ href: new URL(url, current().href).href, state: null }, true)
      window.dispatchEvent(new Event('popstate'))
    },

    hide: (): void => {
      window.document.visibilityState = 'hidden'
      window.document.dispatchEvent(new Event('visibilitychange'))
    },
    leave: () => window.dispatchEvent(new Event('pagehide')),
    /** A page is shown: loaded, or restored from the back/forward cache. */
    showPage: (persisted: boolean) =>
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })),
    /** Opens a new document at the current entry. The listeners of the old one hear nothing more. */
    reload: () => void (window = openWindow()),
  }
}
