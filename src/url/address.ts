import { nanoid } from '@reduxjs/toolkit'
import { createPath, parsePath, type Path } from 'react-router-dom'
import { BASE_PATH } from './basePath'
import { createHistoryWriter, relativeHref, type HistoryWindow, type WriteMode } from './historyWriter'

/**
 * The current history entry as the app sees it. The browser's own may lag while a write is pending.
 * `pathname` is as typed, with the base path.
 */
export interface AddressEntry extends Path {
  /** Identifies the entry, with its scroll position. Survives a replace and a reload, as `from` does. */
  readonly key: string
  /** The address of the page whose link led here. */
  readonly from: string | null
}

/**
 * `pop`: Back, Forward, a changed fragment, the back/forward cache. `write`: a query of the mirror. Listeners
 * are notified at once if it adds an entry, else when it is written (historyWriter.ts).
 */
export type AddressCause = 'pop' | 'link' | 'write'

interface AddressChange {
  readonly cause: AddressCause
  /** The entry of the previous notification. */
  readonly from: AddressEntry
  readonly to: AddressEntry
}

export type AddressListener = (change: AddressChange) => void

export type Address = ReturnType<typeof createAddress>

/**
 * Once the app runs, only this writes entries. Notifies its listeners of every change, in the order of startApp.tsx.
 * Never throws or reloads when the browser refuses a write.
 */
export function createAddress(window: HistoryWindow) {
  const writer = createHistoryWriter(window, () => notify('write'))
  const listeners: AddressListener[] = []
  // After a deploy, a link loads a document. In a new tab, there is no page before it.
  const { referrer } = window.document
  const { origin } = window.location
  const opener = referrer.startsWith(`${origin}${BASE_PATH}/`) ? referrer.slice(origin.length) : null
  let entry = readEntry(window.history.length > 1 ? opener : null)
  let told = entry
  writer.flush()

  /** An entry of a new document or a typed fragment has no state yet: it gets a key and this `from`. */
  function readEntry(fromOfNewEntry: string | null): AddressEntry {
    const { href, pathname } = window.location
    // `location.search` and `location.hash` hide a lone `?` or `#`, which must be kept.
    const [, search = '', hash = ''] = /^[^?#]*(\?[^#]*)?(#.*)?$/.exec(href) ?? []
    const state: Partial<Record<'key' | 'from', unknown>> | null = window.history.state
    const from = typeof state?.from === 'string' ? state.from : null
    if (typeof state?.key === 'string') return { pathname, search, hash, from, key: state.key }
    const newEntry: AddressEntry = { pathname, search, hash, from: from ?? fromOfNewEntry, key: nanoid() }
    writeEntry(newEntry, 'replace')
    return newEntry
  }

  function writeEntry({ pathname, search, hash, key, from }: AddressEntry, mode: WriteMode): void {
    writer.write({ mode, state: { key, from, href: relativeHref(pathname, search, hash) } })
  }

  function setEntry(next: AddressEntry, cause: AddressCause): void {
    entry = next
    notify(cause)
    // The canonical form and the key of an entry that was opened just now.
    if (cause !== 'write') writer.flush()
  }

  function notify(cause: AddressCause): void {
    const change = { cause, from: told, to: entry }
    told = entry
    for (const listener of listeners) listener(change)
  }

  function handlePopState(): void {
    writer.drop()
    // A fragment typed on the same page keeps the way back to the list.
    const isSamePage = window.location.pathname === entry.pathname
    setEntry(readEntry(isSamePage ? entry.from : null), 'pop')
  }

  window.addEventListener('popstate', handlePopState)
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) handlePopState()
  })

  return {
    entry: (): AddressEntry => entry,

    /** The page of this site that opened the document, also in a new tab. */
    opener,

    flush: writer.flush,

    /** Follows a link to `href`, with the base path: adds or replaces an entry, unless the address is the same. */
    navigate: (href: string, mode: WriteMode = 'push', from: string | null = createPath(entry)): void => {
      const next = { ...entry, search: '', hash: '', ...parsePath(href), from, key: nanoid() }
      const isSame = createPath(next) === createPath(entry)
      if (!isSame) writeEntry(next, mode)
      setEntry(isSame ? { ...entry } : next, 'link')
    },

    go: (delta: number): void => window.history.go(delta),

    /** The browser may be at `href` already: `assign` would only go to the fragment, and fire `popstate`. */
    loadDocument: (href: string): void =>
      href === createPath(entry) ? window.location.reload() : window.location.assign(href),

    /** Writes another query, `?…` or empty. Path and fragment stay. */
    writeSearch: (search: string, mode: WriteMode): void => {
      const next = { ...entry, search, ...(mode === 'push' && { key: nanoid() }) }
      writeEntry(next, mode)
      if (mode === 'push') setEntry(next, 'write')
      else entry = next
    },

    listen: (...added: readonly AddressListener[]): void => void listeners.push(...added),
  }
}
