import { useEffect } from 'react'
import type { Location } from 'react-router-dom'
import { markHydrated } from '../hydration/markHydrated'

export interface AfterNavigationProps {
  /** A new object at each navigation, even to the same path, unlike that of `useLocation`. */
  readonly location: Location
  /** Called once, when the whole page is hydrated. */
  readonly onHydrated: () => void
  /** Called after the page of a new address has rendered, to restore scroll position and focus. */
  readonly onArrived: () => void
}

/** After the page, in a `Suspense` like its parts: its effects run when the whole page is hydrated. */
export function AfterNavigation({ location, onHydrated, onArrived }: AfterNavigationProps) {
  useEffect(onHydrated, [onHydrated])

  // Not a layout effect: the focus trap of a closing drawer ends in the same commit, after those.
  useEffect(onArrived, [onArrived, location])

  // Last, because it may follow a link.
  useEffect(markHydrated, [])

  return null
}
