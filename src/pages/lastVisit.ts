import type { Job } from '../domain/job'
import { isNewPosition, newestDate, toSeenDate } from '../domain/newPositions'
import { useIsHydrated } from '../hydration/useIsHydrated'
import type { RootState } from '../store/rootReducer'
import { useAppSelector } from '../store/storeHooks'

/** In `localStorage` the newest date that the list had when it was last open, in `sessionStorage` that of the last visit. */
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

/** The newest date of the last visit. Empty in the prerendered page, during hydration and at the first visit. */
export function useSeenDate(): string {
  return useIsHydrated() ? tryStorage(() => toSeenDate(sessionStorage.getItem(SEEN_DATE_KEY))) : ''
}

/** How many of the selected jobs were posted since the last visit. */
export function useNewCount(select: (state: RootState) => readonly Job[]): number {
  const seenDate = useSeenDate()
  return useAppSelector((state) => select(state).filter((job) => isNewPosition(job, seenDate)).length)
}
