import { createPath, parsePath, type Navigator, type To } from 'react-router-dom'
import {
  createHistoryWriter,
  createKey,
  type EntryState,
  type HistoryWindow,
  type WriteMode,
} from './historyWriter'

/** A history entry as the page means it; the browser's own may lag while a write is pending. */
export interface AddressEntry {
  /** With the base path, as it was typed. */
  readonly pathname: string
  /** Empty, or from `?` on. */
  readonly search: string
  /** Empty, or from `#` on. */
  readonly hash: string
  readonly key: string
  /** The address of the page whose link led here; kept over a reload. */
  readonly from: string | null
}

/** `pop`: Back, Forward, a changed fragment, a page restored from the cache. `link`: a link here. `write`: the mirror. */
export type AddressCause = 'pop' | 'link' | 'write'

interface AddressChange {
  readonly cause: AddressCause
  readonly from: AddressEntry
  readonly to: AddressEntry
}

type AddressListener = (change: AddressChange) => void

export interface AddressWindow extends HistoryWindow {
  readonly location: Pick<Location, 'href' | 'origin' | 'pathname'>
}

export type Address = ReturnType<typeof createAddress>

/** As react-router asks for it; the base path is in `to` already. */
export function createHref(to: To): string {
  return typeof to === 'string' ? to : createPath(to)
}

/**
 * The one owner of `window.history`. It holds the address that the page means, tells its listeners
 * of every change in the order they came, and never throws or reloads when the browser refuses a write.
 * `listening` has the signal that ends it.
 */
export function createAddress(window: AddressWindow, listening?: AddEventListenerOptions) {
  const writer = createHistoryWriter(window, listening)
  const listeners = new Set<AddressListener>()
  let entry = readEntry()

  function readEntry(): AddressEntry {
    const { href, pathname } = window.location
    // Not `location.search` and `.hash`: they hide a `?` or `#` with nothing behind it, which is not ours to drop.
    const [, search = '', hash = ''] = /^[^?#]*(\?[^#]*)?(#.*)?$/.exec(href) ?? []
    const kept: Partial<Record<keyof EntryState, unknown>> | null = window.history.state
    const from = typeof kept?.from === 'string' ? kept.from : null
    if (typeof kept?.key === 'string') return { pathname, search, hash, from, key: kept.key }
    // A new document or a typed fragment: the entry gets a name, by which its scroll position is remembered.
    const fresh: AddressEntry = { pathname, search, hash, from, key: createKey() }
    writeEntry(fresh, 'replace')
    return fresh
  }

  function writeEntry({ pathname, search, hash, key, from }: AddressEntry, mode: WriteMode): void {
    // Absolute, because a path such as `//evil.example` alone would name another host.
    const href = `${window.location.origin}${pathname}${search}${hash}`
    writer.write({ mode, href, state: { key, from } })
  }

  function become(next: AddressEntry, cause: AddressCause): void {
    const change = { cause, from: entry, to: next }
    entry = next
    for (const listener of listeners) listener(change)
  }

  function arrive(): void {
    writer.drop()
    become(readEntry(), 'pop')
  }

  /**
   * A link was followed. Pushes, unless the page is there already: the router can't judge that,
   * it is told the path alone.
   */
  function visit(to: To): void {
    const { pathname = entry.pathname, search = '', hash = '' } = parsePath(createHref(to))
    const next: AddressEntry = { pathname, search, hash, from: createPath(entry), key: createKey() }
    if (createPath(next) === createPath(entry)) {
      become({ ...entry }, 'link')
    } else {
      writeEntry(next, 'push')
      become(next, 'link')
    }
  }

  window.addEventListener('popstate', arrive, listening)
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) arrive()
    },
    listening,
  )

  /** For react-router's `<Router navigator>`; a refused push is pending, where the router itself would reload the page. */
  const navigator: Navigator = {
    createHref,
    push: visit,
    replace: visit,
    go: (delta) => window.history.go(delta),
  }

  return {
    navigator,

    entry: (): AddressEntry => entry,

    /** Puts another query behind the path; path and fragment stay as they are. */
    writeSearch: (search: string, mode: WriteMode): void => {
      const key = mode === 'push' ? createKey() : entry.key
      const next = { ...entry, search, key }
      writeEntry(next, mode)
      become(next, 'write')
    },

    /** Returns the way to stop listening. */
    listen: (listener: AddressListener): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
