import { createContext, useContext, useEffect, useRef } from 'react'

const NOTICE_DURATION_MS = 4000

export const PausedContext = createContext(false)

/** Calls `onEnd` when a notice has been shown for its full duration. A pause keeps the remaining time. */
export function useCountdown(onEnd: () => void): void {
  const isPaused = useContext(PausedContext)
  const remainingMs = useRef(NOTICE_DURATION_MS)

  useEffect(() => {
    if (isPaused) return
    const resumedAt = performance.now()
    const timer = setTimeout(onEnd, remainingMs.current)
    return () => {
      clearTimeout(timer)
      remainingMs.current -= performance.now() - resumedAt
    }
  }, [isPaused, onEnd])
}
