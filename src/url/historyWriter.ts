import { afterPaint, type PaintWindow } from './afterPaint'

const FIRST_RETRY_MS = 500
const MAX_RETRY_MS = 4000

/** `urlMirror.ts` decides which one an action gets. */
export type WriteMode = 'push' | 'replace' | 'replaceAfterPaint'

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
export interface HistoryWindow extends PaintWindow, Pick<Window, 'addEventListener'> {
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
 * At most one write is pending: it waits for the paint of a keystroke, or it was refused. The latest value wins, and a push
 * stays a push. `write` never throws. `onPainted` is called when a write no longer waits for the paint.
 */
export function createHistoryWriter(
  window: HistoryWindow,
  onPainted: () => void,
  listening?: AddEventListenerOptions,
) {
  let pending: HistoryWrite | undefined
  let retryTimer: number | undefined
  let retryMs = FIRST_RETRY_MS
  let stopWaiting: (() => void) | undefined

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
    window.clearTimeout(retryTimer)
    stopWaiting?.()
    stopWaiting = undefined
  }

  /** Writes what is pending. Returns false where it is refused. */
  function flush(): boolean {
    if (pending === undefined) return true
    const wait = stopWaiting
    stopWaiting = undefined
    wait?.()
    const isWritten = attempt(pending)
    if (isWritten) drop()
    else if (wait) retryLater()
    if (wait) onPainted()
    return isWritten
  }

  function retryLater(): void {
    retryTimer = window.setTimeout(() => {
      if (flush()) return
      retryMs = Math.min(retryMs * 2, MAX_RETRY_MS)
      retryLater()
    }, retryMs)
  }

  function write(next: HistoryWrite): void {
    if (next.mode === 'push' ? !flush() : pending !== undefined) {
      // An attempt at every keystroke would never let the limit expire. The timer is running already.
      const mode = pending?.mode === 'push' ? 'push' : next.mode
      pending = { ...next, mode }
      if (mode === 'replace' && stopWaiting) flush()
    } else if (next.mode === 'replaceAfterPaint') {
      pending = next
      stopWaiting = afterPaint(window, flush)
    } else if (!attempt(next)) {
      pending = next
      retryLater()
    }
  }

  // The letter of the last frame, and a refused write, which is tried once more: browsers throttle timers in a hidden tab.
  window.document.addEventListener(
    'visibilitychange',
    () => {
      if (window.document.visibilityState === 'hidden') flush()
    },
    listening,
  )
  window.addEventListener('pagehide', flush, listening)
  listening?.signal?.addEventListener('abort', drop)

  return { write, drop, isWaiting: () => stopWaiting !== undefined }
}
