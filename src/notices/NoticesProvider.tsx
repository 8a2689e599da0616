import Box from '@mui/material/Box'
import { nanoid } from '@reduxjs/toolkit'
import { useCallback, useState, type ReactNode } from 'react'
import { noticeText } from '#content/noticeText'
import { ErrorBoundary } from '../components/ErrorBoundary'
import { useLoaded } from '../components/useLoaded'
import { windowCorner } from '../theme/windowEdges'
import { PausedContext, useCountdown } from './useCountdown'
import { NotifyContext, type Notice, type QueuedNotice } from './useNotify'
import { usePause } from './usePause'

/** Most visits show no notice, so this chunk is loaded with the first one. */
const loadStage = () => import('./NoticeStage')

/** Keeps the queue. The live region is always there: screen readers ignore the content of a new one. */
export function NoticesProvider({ children }: { readonly children: ReactNode }) {
  const [queue, setQueue] = useState<readonly QueuedNotice[]>([])
  const { isPaused, handlers, setPausedBy } = usePause()
  const stage = useLoaded(loadStage, queue.at(-1))

  const notify = useCallback((notice: Notice) => {
    const queued = { ...notice, id: nanoid() }
    setQueue((notices) => [...notices, queued])
  }, [])

  function handleExited(exitedId: number | string): void {
    setQueue((notices) => notices.filter(({ id }) => id !== exitedId))
    // Browsers may not fire `pointerout` for a removed element.
    setPausedBy({ pointer: document.querySelector('.notice:not([data-leaving]):hover') !== null })
  }

  const [first] = queue
  const plainNotice = first && (
    <PlainNotice key={first.id} notice={first} onEnd={() => handleExited(first.id)} />
  )

  return (
    <NotifyContext value={notify}>
      {children}
      <section className="notices no-print" aria-label={noticeText.label} aria-live="polite" {...handlers}>
        <PausedContext value={isPaused}>
          <ErrorBoundary resetOn={queue} renderFallback={() => plainNotice}>
            {first && stage && <stage.NoticeStage queue={queue} onExited={handleExited} />}
            {stage === null && plainNotice}
          </ErrorBoundary>
        </PausedContext>
      </section>
    </NotifyContext>
  )
}

/** Needs no other script. */
function PlainNotice({ notice, onEnd }: { readonly notice: Notice; readonly onEnd: () => void }) {
  useCountdown(onEnd)
  return (
    <Box
      sx={{
        position: 'fixed',
        ...windowCorner,
        marginInlineStart: 2,
        p: 2,
        border: 1,
        bgcolor: 'background.paper',
      }}
    >
      {notice.title} {notice.text} {notice.copyable}
    </Box>
  )
}
