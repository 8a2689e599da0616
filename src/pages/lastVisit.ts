import type { Job } from '../domain/job'
import { isNewPosition, newestDate, toSeenDate } from '../domain/newPositions'
import { useIsHydrated } from '../hydration/useIsHydrated'
import type { RootState } from '../store/rootReducer'
import { useAppSelector } from '../store/storeHooks'

/** In `localStorage` the newest date of the list when it was last left, in `sessionStorage` that of the visit before. */
export const SEEN_DATE_KEY = 'newestPositionSeen'

/** In memory, because a page that the browser has prerendered gets another `sessionStorage` when it is opened. */
let visitDate = ''
let listDate = ''

/** Where storage is blocked or full, no position is new. */
function tryStorage(act: () => string | void): string {
  try {
    return act() ?? ''
  } catch {
    return ''
  }
}

const readDate = () => sessionStorage.getItem(SEEN_DATE_KEY) ?? localStorage.getItem(SEEN_DATE_KEY) ?? ''

function keepDates(): void {
  // A prerendered page that nobody opens is no visit.
  if (document.prerendering) return
  sessionStorage.setItem(SEEN_DATE_KEY, visitDate)
  if (listDate !== '') localStorage.setItem(SEEN_DATE_KEY, listDate)
}

/** Begins a visit, or continues that of the tab. */
export function startVisit(window: Window, listening: AddEventListenerOptions): void {
  visitDate = toSeenDate(tryStorage(readDate))
  listDate = ''
  window.addEventListener('pagehide', () => tryStorage(keepDates), listening)
}

/** Call it when the list is shown. Its date is kept when the page is left: tabs opened until then belong to the visit. */
export function rememberList(jobs: readonly Job[]): void {
  listDate = newestDate(jobs)
  // A reload has raised it, but the visit goes on.
  if (visitDate !== '' && !document.prerendering)
    tryStorage(() => localStorage.setItem(SEEN_DATE_KEY, visitDate))
}

/** The newest date of the visit before. Empty in the prerendered page, during hydration and at the first visit. */
export function useSeenDate(): string {
  return useIsHydrated() ? visitDate : ''
}

/** How many of the selected jobs were posted since the last visit. */
export function useNewCount(select: (state: RootState) => readonly Job[]): number {
  const seenDate = useSeenDate()
  return useAppSelector((state) => select(state).filter((job) => isNewPosition(job, seenDate)).length)
}
