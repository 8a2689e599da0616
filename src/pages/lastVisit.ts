import { useEffect } from 'react'
import { tryStorage } from '../components/tryStorage'
import type { Job } from '../domain/job'
import { isNewPosition, parseVisit, serializeVisit } from '../domain/newPositions'
import { poll, usePolled } from './clock'

export const VISIT_KEY = 'newestPositionSeen'

/** Empty if storage is blocked: no position is new. */
const readStored = () => tryStorage(() => localStorage.getItem(VISIT_KEY)) ?? ''

/** A page that the browser prerenders is hidden until it is opened. */
function recordVisit(jobs: readonly Job[]): void {
  if (document.hidden) return
  tryStorage(() => localStorage.setItem(VISIT_KEY, serializeVisit(readStored(), jobs, Date.now())))
}

/** Records that the list is on the screen, at once and at each poll. */
export function useRecordedVisits(jobs: readonly Job[]): void {
  useEffect(() => poll(() => recordVisit(jobs)), [jobs])
}

/** The newest date of earlier visits. Empty at the first visit. */
export const useSeenDate = () => usePolled(() => parseVisit(readStored(), Date.now()).seen)

export function useNewCount(jobs: readonly Job[]): number {
  const seenDate = useSeenDate()
  return jobs.filter((job) => isNewPosition(job, seenDate)).length
}
