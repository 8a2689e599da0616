import { nanoid } from '@reduxjs/toolkit'
import { useCallback, useState, type ReactNode } from 'react'
import { noticeText } from '#content/noticeText'
import { ErrorBoundary } from '../components/ErrorBoundary'
import { NoticeStage } from './NoticeStage'
import { PausedContext } from './useCountdown'
import { NotifyContext, type Notice, type QueuedNotice } from './useNotify'
import { usePause } from './usePause'

/** Keeps the queue. The live region is always there: screen readers ignore the content of a new one. */
export function NoticesProvider({ children }: { readonly children: ReactNode }) {
  const [queue, setQueue] = useState<readonly QueuedNotice[]>([])
  const { isPaused, handlers, setPausedBy } = usePause()

  const notify = useCallback((notice: Notice) => {
    const queued = { ...notice, id: nanoid() }
    setQueue((notices) => [...notices, queued])
  }, [])

  function handleExited(exitedId: number | string): void {
    setQueue((notices) => notices.filter(({ id }) => id !== exitedId))
    // Browsers may not fire `pointerout` for a removed element.
    setPausedBy({ pointer: document.querySelector('.notice:not([inert]):hover') !== null })
  }

  return (
    <NotifyContext value={notify}>
      {children}
      <section className="notices no-print" aria-label={noticeText.label} aria-live="polite" {...handlers}>
        <PausedContext value={isPaused}>
          <ErrorBoundary resetOn={queue}>
            {queue.length > 0 && <NoticeStage queue={queue} onExited={handleExited} />}
          </ErrorBoundary>
        </PausedContext>
      </section>
    </NotifyContext>
  )
}
