import { createPath, parsePath, type To } from 'react-router-dom'
import {
  createHistoryWriter,
  createKey,
  type EntryState,
  type HistoryWindow,
  type WriteMode,
} from './historyWriter'

/** The current history entry as the app sees it. The browser's own may lag while a write is pending. */
export interface AddressEntry {
  /** With the base path, as typed. */
  readonly pathname: string
  /** Empty, or starts with `?`. */
  readonly search: string
  /** Empty, or starts with `#`. */
  readonly hash: string
  readonly key: string
  /** The address of the page whose link led here. Survives a reload. */
  readonly from: string | null
}

/** `pop`: Back, Forward, a changed fragment, the back/forward cache. `write`: a query of the mirror, for typing when painted. */
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

/**
 * The only owner of `window.history`. Tells its listeners of every change, in the order in which they were added.
 * Never throws and never reloads when the browser refuses a write. The signal in `listening` ends it.
 */
export function createAddress(window: AddressWindow, listening?: AddEventListenerOptions) {
  const writer = createHistoryWriter(
    window,
    () => tell({ cause: 'write', from: entry, to: entry }),
    listening,
  )
  const listeners = new Set<AddressListener>()
  const { origin } = window.location
  let entry = readEntry(null)

  /** An entry of a new document or a typed fragment has no state yet: it gets a key and this `from`. */
  function readEntry(fromOfNewEntry: string | null): AddressEntry {
    const { href, pathname } = window.location
    // `location.search` and `location.hash` hide a lone `?` or `#`, which must be kept.
    const [, search = '', hash = ''] = /^[^?#]*(\?[^#]*)?(#.*)?$/.exec(href) ?? []
    const state: Partial<Record<keyof EntryState, unknown>> | null = window.history.state
    const from = typeof state?.from === 'string' ? state.from : null
    if (typeof state?.key === 'string') return { pathname, search, hash, from, key: state.key }
    const newEntry: AddressEntry = { pathname, search, hash, from: from ?? fromOfNewEntry, key: createKey() }
    writeEntry(newEntry, 'replace')
    return newEntry
  }

  function writeEntry({ pathname, search, hash, key, from }: AddressEntry, mode: WriteMode): void {
    // Absolute, because a path such as `//evil.example` alone would name another host.
    const href = `${origin}${pathname}${search}${hash}`
    writer.write({ mode, href, state: { key, from } })
  }

  function setEntry(next: AddressEntry, cause: AddressCause): void {
    const change = { cause, from: entry, to: next }
    entry = next
    if (cause !== 'write' || !writer.isWaiting()) tell(change)
  }

  function tell(change: AddressChange): void {
    for (const listener of listeners) listener(change)
  }

  function handlePopState(): void {
    writer.drop()
    // A fragment typed on the same page keeps the way back to the list.
    const isSamePage = window.location.pathname === entry.pathname
    setEntry(readEntry(isSamePage ? entry.from : null), 'pop')
  }

  window.addEventListener('popstate', handlePopState, listening)
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) handlePopState()
    },
    listening,
  )

  return {
    entry: (): AddressEntry => entry,

    /** True from a keystroke until its frame is painted. Listeners are told of the `write` then. */
    isWaitingForPaint: writer.isWaiting,

    /** Follows a link: adds an entry, unless the address is the same already. */
    navigate: (to: To): void => {
      const {
        pathname = entry.pathname,
        search = '',
        hash = '',
      } = typeof to === 'string' ? parsePath(to) : to
      const next: AddressEntry = { pathname, search, hash, from: createPath(entry), key: createKey() }
      if (createPath(next) === createPath(entry)) {
        setEntry({ ...entry }, 'link')
      } else {
        writeEntry(next, 'push')
        setEntry(next, 'link')
      }
    },

    go: (delta: number): void => window.history.go(delta),

    /** Writes another query behind the path. Path and fragment stay. */
    writeSearch: (search: string, mode: WriteMode): void => {
      const key = mode === 'push' ? createKey() : entry.key
      const next = { ...entry, search, key }
      writeEntry(next, mode)
      setEntry(next, 'write')
    },

    /** Returns a function that removes the listener. */
    listen: (listener: AddressListener): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
