import Box from '@mui/material/Box'
import { nanoid } from '@reduxjs/toolkit'
import { createElement, useCallback, useState, type ReactNode } from 'react'
import { noticeText } from '#content/noticeText'
import { ErrorBoundary } from '../components/ErrorBoundary'
import { laterPart, loadLaterParts } from '../components/laterParts'
import { joinSentences } from '../domain/fill'
import { PausedContext, useCountdown } from './useCountdown'
import { NotifyContext, type Notice, type QueuedNotice } from './useNotify'
import { usePause } from './usePause'

const noticeStage = laterPart(async () => (await import('./NoticeStage')).NoticeStage)

/** Keeps the queue. The live region is always there: screen readers ignore the content of a new one. */
export function NoticesProvider({ children }: { readonly children: ReactNode }) {
  const [queue, setQueue] = useState<readonly QueuedNotice[]>([])
  const { isPaused, handlers, setPausedBy } = usePause()
  const NoticeStage = noticeStage()
  const [first] = queue

  const notify = useCallback(async (notice: Notice) => {
    const queued = { ...notice, id: nanoid() }
    if (!noticeStage()) await loadLaterParts()
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
            {first && NoticeStage && createElement(NoticeStage, { queue, onExited: handleExited })}
            {first && !NoticeStage && (
              <NoticeText key={first.id} notice={first} onEnd={() => handleExited(first.id)} />
            )}
          </ErrorBoundary>
        </PausedContext>
      </section>
    </NotifyContext>
  )
}

/** A notice as plain text, if the script of the cards is not loaded. */
function NoticeText({ notice, onEnd }: { readonly notice: QueuedNotice; readonly onEnd: () => void }) {
  useCountdown(onEnd)
  const { type, title, text } = notice
  return (
    <Box
      role={type === 'error' ? 'alert' : 'status'}
      sx={{ position: 'fixed', inset: 'auto 0 0', zIndex: 'snackbar', p: 2, bgcolor: 'background.paper' }}
    >
      {joinSentences(title ? [title, text] : [text])}
    </Box>
  )
}
