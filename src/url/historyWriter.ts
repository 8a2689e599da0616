const FIRST_RETRY_MS = 500
const LONGEST_RETRY_MS = 4000

/** Which of the two an action gets is decided in urlMirror. */
export type WriteMode = 'push' | 'replace'

/** What we keep in `history.state` of each entry. */
export interface EntryState {
  /** Names the entry; a replace keeps it, so that what is remembered of the entry stays its own. */
  readonly key: string
  /** The address of the page whose link led here; none where the visitor came otherwise. */
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
 * Writes history entries and keeps what the browser refuses pending (README.md, Refused writes).
 *
 * The rate limits: Safari throws a SecurityError after 100 writes in 30 s (10 s since 17), Firefox after 200 in 10 s;
 * Chrome ignores them past 200 in 10 s without a word, so every write is read back by a stamp of its own.
 * One write is pending at most: the latest value wins, and a push stays a push. `write` never throws.
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
      retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS)
      retryLater()
    }, retryMs)
  }

  function write(next: HistoryWrite): void {
    if (pending !== undefined && next.mode === 'replace') {
      // Typing on: the timer is running, and a try at every key would keep a limit busy for ever.
      pending = { ...next, mode: pending.mode }
    } else if (pending !== undefined && !flush()) {
      pending = next
    } else if (!attempt(next)) {
      pending = next
      retryLater()
    }
  }

  // Timers all but stop in a hidden tab, so what is pending is tried once more on the way out.
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
