import { useEffect, useSyncExternalStore } from 'react'
import type { Job } from '../domain/job'
import { isNewPosition, parseVisit, serializeVisit } from '../domain/newPositions'

export const VISIT_KEY = 'newestPositionSeen'

/** Where storage is blocked or full, no position is new. */
function tryStorage(act: () => string | null | void): string {
  try {
    return act() ?? ''
  } catch {
    return ''
  }
}

const readKept = () => tryStorage(() => localStorage.getItem(VISIT_KEY))

/** A page that the browser prerenders is hidden until it is opened. */
function look(jobs: readonly Job[]): void {
  if (document.hidden) return
  tryStorage(() => localStorage.setItem(VISIT_KEY, serializeVisit(readKept(), jobs, Date.now())))
}

/**
 * Acts when the tab is shown or hidden, and each minute: tablets end tabs without an event, and a computer that
 * has slept starts another visit without one.
 */
function onLook(act: () => void): () => void {
  const timer = setInterval(act, 60_000)
  document.addEventListener('visibilitychange', act)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', act)
  }
}

/** Notes that the list is on the screen, at once and at each look. */
export function useLooks(jobs: readonly Job[]): void {
  useEffect(() => {
    look(jobs)
    return onLook(() => look(jobs))
  }, [jobs])
}

/** Reads again at each look. Empty when prerendered and during hydration. */
export const useAtLooks = (read: () => string) => useSyncExternalStore(onLook, read, () => '')

/** The newest date of earlier visits. Empty at the first visit. */
export const useSeenDate = () => useAtLooks(() => parseVisit(readKept(), Date.now()).seen)

/** How many of the jobs were posted since the last visit. */
export function useNewCount(jobs: readonly Job[]): number {
  const seenDate = useSeenDate()
  return jobs.filter((job) => isNewPosition(job, seenDate)).length
}
