import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { ErrorBoundary } from '../components/ErrorBoundary'
import { withTimeout } from '../components/withTimeout'
import type { Notice } from './notice'
import { holdWhileAway } from './holdWhileAway'
import { createNoticeClock } from './noticeClock'
import { createNoticeQueue } from './noticeQueue'
import { PlainNotices } from './PlainNotices'
import { NotifyContext } from './useNotify'

type StageModule = typeof import('./NoticeStage')

interface NoticesProviderProps {
  readonly children: ReactNode
  /** Called before the focus goes to a notice: a dialog that keeps it to itself has to close. */
  readonly releaseFocus?: () => void
  readonly loadStage?: () => Promise<StageModule>
}

/** Most visits see no notice, so what draws them is loaded at the first one; until then it waits in the queue. */
const importStage = (): Promise<StageModule> => import('./NoticeStage')

/**
 * The notices' place. Its live region is there from the first paint on: a screen reader speaks only what
 * is added to a region that it knows.
 */
export function NoticesProvider({ children, releaseFocus, loadStage = importStage }: NoticesProviderProps) {
  const [queue] = useState(createNoticeQueue)
  const [clock] = useState(createNoticeClock)
  const [region, setRegion] = useState<HTMLElement | null>(null)
  const [stage, setStage] = useState<StageModule | null>(null)
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => holdWhileAway(clock), [clock])

  const notify = useCallback(
    (notice: Notice) => {
      queue.send(notice)
      withTimeout(loadStage()).then(setStage, () => setHasFailed(true))
    },
    [queue, loadStage],
  )

  return (
    <NotifyContext value={notify}>
      {children}
      <section
        ref={setRegion}
        className="notices"
        aria-label="Notifications (Alt+T)"
        aria-live="polite"
        aria-relevant="additions text"
        aria-atomic="false"
      >
        {hasFailed && <PlainNotices queue={queue} clock={clock} />}
      </section>
      <ErrorBoundary>
        {stage && region && (
          <stage.NoticeStage region={region} queue={queue} clock={clock} releaseFocus={releaseFocus} />
        )}
      </ErrorBoundary>
    </NotifyContext>
  )
}
