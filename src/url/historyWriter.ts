/** Safari takes 100 writes in 30 s (10 s since 17), Firefox and Chrome 200 in 10 s. */
const WRITE_INTERVAL_MS = 350

export type WriteMode = 'push' | 'replace'

/** Relative: browsers refuse an address without the document's name and password. `//path` would name another host. */
export const relativeHref = (pathname: string, search: string, hash: string) =>
  `${pathname.replace(/^(?=\/\/)/, '/.')}${search}${hash}`

interface HistoryWrite {
  readonly mode: WriteMode
  /** The state of the entry, with the address that is asked for. */
  readonly state: { readonly key: string; readonly from: string | null; readonly href: string }
}

export interface HistoryWindow extends Pick<Window, 'addEventListener' | 'setInterval' | 'clearInterval'> {
  readonly location: Pick<Location, 'href' | 'origin' | 'pathname' | 'assign' | 'reload'>
  readonly history: Pick<History, 'state' | 'length' | 'pushState' | 'replaceState' | 'go'>
  readonly document: Pick<Document, 'title' | 'referrer' | 'visibilityState' | 'addEventListener'>
}

/**
 * Implements README.md, "When it is written". Never throws. At most one write is pending: a throttled replace, or a
 * refused write. `onTurn` is called after each attempt at the pending write, whether or not the browser accepts it.
 */
export function createHistoryWriter(window: HistoryWindow, onTurn: () => void) {
  let pending: HistoryWrite | undefined
  let clock: number | undefined

  function drop(): void {
    pending = undefined
    window.clearInterval(clock)
  }

  /** Compares the state, because the browser may encode more of an address, and a program may add to it. */
  function isWritten({ state }: HistoryWrite): boolean {
    const written: Partial<HistoryWrite['state']> | null = window.history.state
    return written?.key === state.key && written.href === state.href
  }

  function flush(): void {
    if (!pending) return
    const { mode, state } = pending
    const { href } = window.location
    try {
      if (mode === 'push') window.history.pushState(state, '', state.href)
      else if (!isWritten(pending)) window.history.replaceState(state, '', state.href)
    } catch {
      // Safari and Firefox throw past their limit. Chrome ignores the write.
    }
    // Another program may have replaced the state.
    if (isWritten(pending) || window.location.href !== href) drop()
  }

  function takeTurn(): void {
    if (!pending) return
    flush()
    onTurn()
  }

  function write(next: HistoryWrite): void {
    if (next.mode === 'push') flush()
    if (!pending) clock = window.setInterval(takeTurn, WRITE_INTERVAL_MS)
    pending = pending?.mode === 'push' ? { ...next, mode: 'push' } : next
    if (next.mode === 'push') flush()
  }

  window.document.addEventListener('visibilitychange', () => {
    if (window.document.visibilityState === 'hidden') takeTurn()
  })
  window.addEventListener('pagehide', takeTurn)
  // Before a link, a box or Share changes the state, because the title of the entry is made from the state.
  window.addEventListener('click', takeTurn, true)

  return { write, flush, drop }
}
