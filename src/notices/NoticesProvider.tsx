import { lazy, Suspense, useCallback, useRef, useState, type ReactNode } from 'react'
import { ErrorBoundary } from '../components/ErrorBoundary'
import type { Notice, QueuedNotice } from './notice'
import { PausedContext } from './useCountdown'
import { useHolds } from './useHolds'
import { NotifyContext } from './useNotify'

interface NoticesProviderProps {
  readonly children: ReactNode
  /** Closes a dialog that traps focus. Called before focus moves to a notice. */
  readonly releaseFocus?: () => void
}

/** Most visits show no notice, so this chunk is loaded with the first one. */
const NoticeStage = lazy(async () => ({ default: (await import('./NoticeStage')).NoticeStage }))

/** Keeps the queue of notices. Its live region is always rendered: screen readers ignore the content of a new one. */
export function NoticesProvider({ children, releaseFocus }: NoticesProviderProps) {
  const [queue, setQueue] = useState<readonly QueuedNotice[]>([])
  const lastId = useRef(0)
  const { isPaused, handlers, setHold } = useHolds()

  const notify = useCallback((notice: Notice) => {
    lastId.current += 1
    const id = lastId.current
    setQueue((notices) => [...notices, { ...notice, id }])
  }, [])

  function handleExited(exitedId: number | string): void {
    setQueue((notices) => notices.filter(({ id }) => id !== exitedId))
    // Browsers may not fire `pointerout` for a removed element.
    setHold({ pointer: false })
  }

  return (
    <NotifyContext value={notify}>
      {children}
      <section
        className="notices no-print"
        aria-label="Notifications (Alt+T)"
        aria-live="polite"
        {...handlers}
      >
        <ErrorBoundary fallback={queue.map(({ title, text }) => `${title ?? ''} ${text} `)}>
          {queue.length > 0 && (
            <Suspense>
              <PausedContext value={isPaused}>
                <NoticeStage queue={queue} onExited={handleExited} releaseFocus={releaseFocus} />
              </PausedContext>
            </Suspense>
          )}
        </ErrorBoundary>
      </section>
    </NotifyContext>
  )
}
