/** How long a notice has the visitor's attention before it closes. */
const NOTICE_DURATION_MS = 4000

interface Countdown {
  readonly onEnd: () => void
  leftMs: number
  resumedAt: number
  timer: ReturnType<typeof setTimeout> | undefined
}

export type NoticeClock = ReturnType<typeof createNoticeClock>

/** One clock for all notices: it stands still, for every one of them, as long as anything holds it. */
export function createNoticeClock() {
  const holds = new Set<string>()
  const running = new Set<Countdown>()

  function resume(countdown: Countdown): void {
    countdown.resumedAt = performance.now()
    countdown.timer = setTimeout(() => {
      running.delete(countdown)
      countdown.onEnd()
    }, countdown.leftMs)
  }

  function pause(countdown: Countdown): void {
    clearTimeout(countdown.timer)
    countdown.leftMs -= performance.now() - countdown.resumedAt
  }

  return {
    /** Calls `onEnd` once, when the duration has passed unheld. Answers with what cancels it. */
    countDown(onEnd: () => void): () => void {
      const countdown: Countdown = { onEnd, leftMs: NOTICE_DURATION_MS, resumedAt: 0, timer: undefined }
      running.add(countdown)
      if (holds.size === 0) resume(countdown)
      return () => {
        running.delete(countdown)
        clearTimeout(countdown.timer)
      }
    },

    hold(reason: string): void {
      if (holds.size === 0) running.forEach(pause)
      holds.add(reason)
    },

    release(reason: string): void {
      if (holds.delete(reason) && holds.size === 0) running.forEach(resume)
    },
  }
}
