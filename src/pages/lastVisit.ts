import { useSyncExternalStore } from 'react'
import type { Job } from '../domain/job'
import { isNewPosition, newestDate, toSeenDate } from '../domain/newPositions'
import type { RootState } from '../store/rootReducer'
import { useAppSelector } from '../store/storeHooks'

/**
 * In `localStorage`, the date of the newest position when the list was last open. In `sessionStorage`, the date that this
 * visit compares with (README.md).
 */
export const SEEN_DATE_KEY = 'newestPositionSeen'

/** Where storage is blocked or full, no position is new. */
function tryStorage(act: () => string | void): string {
  try {
    return act() ?? ''
  } catch {
    return ''
  }
}

/** Begins a visit, which lasts as long as the tab. */
export function startVisit(): void {
  tryStorage(() => {
    if (sessionStorage.getItem(SEEN_DATE_KEY) !== null) return
    sessionStorage.setItem(SEEN_DATE_KEY, localStorage.getItem(SEEN_DATE_KEY) ?? '')
  })
}

/** Remembers for the next visit that the list was open. */
export function rememberList(jobs: readonly Job[]): void {
  tryStorage(() => localStorage.setItem(SEEN_DATE_KEY, newestDate(jobs)))
}

const subscribe = () => () => {}
const readSeenDate = () => tryStorage(() => toSeenDate(sessionStorage.getItem(SEEN_DATE_KEY)))

/** The newest date of the last visit. Empty in the prerendered page, during hydration and at the first visit. */
export function useSeenDate(): string {
  return useSyncExternalStore(subscribe, readSeenDate, () => '')
}

/** How many of the selected jobs were posted since the last visit. */
export function useNewCount(select: (state: RootState) => readonly Job[]): number {
  const seenDate = useSeenDate()
  return useAppSelector((state) => select(state).filter((job) => isNewPosition(job, seenDate)).length)
}
