const FIRST_RETRY_MS = 500
const MAX_RETRY_MS = 4000

/** `urlMirror.ts` decides which one an action gets. */
export type WriteMode = 'push' | 'replace'

/** The content of `history.state`. */
export interface EntryState {
  /** Identifies the entry. A replace keeps it, and with it the entry's scroll position. */
  readonly key: string
  /** The address of the page whose link led here, or null. */
  readonly from: string | null
}

export interface HistoryWrite {
  readonly mode: WriteMode
  readonly href: string
  readonly state: EntryState
}

/** The part of a window that the writer needs. */
export interface HistoryWindow extends Pick<Window, 'addEventListener' | 'setTimeout' | 'clearTimeout'> {
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener'>
}

export function createKey(): string {
  return Math.random().toString(36).slice(2, 10)
}

/**
 * Writes history entries and retries what the browser refuses (README.md, "Refused writes").
 *
 * Safari throws a SecurityError after 100 writes in 30 s (10 s since 17), Firefox after 200 in 10 s. Chrome ignores writes
 * past 200 in 10 s without an error, so each write is verified by a random stamp in `history.state`.
 * At most one write is pending: the latest value wins, and a push stays a push. `write` never throws.
 */
export function createHistoryWriter(window: HistoryWindow, listening?: AddEventListenerOptions) {
  let pending: HistoryWrite | undefined
  let timer: number | undefined
  let retryMs = FIRST_RETRY_MS

  function attempt({ mode, href, state }: HistoryWrite): boolean {
    const stamp = createKey()
    const stamped = { ...state, stamp }
    try {
      if (mode === 'push') window.history.pushState(stamped, '', href)
      else window.history.replaceState(stamped, '', href)
    } catch {
      return false
    }
    const written: { stamp?: unknown } | null = window.history.state
    return written?.stamp === stamp
  }

  function drop(): void {
    pending = undefined
    retryMs = FIRST_RETRY_MS
    window.clearTimeout(timer)
  }

  function flush(): boolean {
    if (pending === undefined || !attempt(pending)) return false
    drop()
    return true
  }

  function retryLater(): void {
    timer = window.setTimeout(() => {
      if (flush()) return
      retryMs = Math.min(retryMs * 2, MAX_RETRY_MS)
      retryLater()
    }, retryMs)
  }

  function write(next: HistoryWrite): void {
    if (pending !== undefined && next.mode === 'replace') {
      // An attempt at every keystroke would never let the limit expire. The timer is running already.
      pending = { ...next, mode: pending.mode }
    } else if (pending !== undefined && !flush()) {
      pending = next
    } else if (!attempt(next)) {
      pending = next
      retryLater()
    }
  }

  // Browsers throttle timers in a hidden tab, so a pending write is tried once more on the way out.
  window.document.addEventListener(
    'visibilitychange',
    () => {
      if (window.document.visibilityState === 'hidden') flush()
    },
    listening,
  )
  window.addEventListener('pagehide', flush, listening)
  listening?.signal?.addEventListener('abort', drop)

  return { write, drop }
}
