import { useEffect } from 'react'
import type { Location } from 'react-router-dom'
import { markHydrated } from '../hydration/pending'

interface AfterNavigationProps {
  /** A new object at each navigation, even to the same path. The object from `useLocation` stays the same then. */
  readonly location: Location
  /** Called after the page of a new address has rendered, to restore scroll position and focus. */
  readonly onArrived: () => void
}

/**
 * Its effects run once the page is hydrated, because React hydrates it after the page, with the `Suspense` parts of the page.
 */
export function AfterNavigation({ location, onArrived }: AfterNavigationProps) {
  useEffect(() => markHydrated(document), [])

  // Not a layout effect: the focus trap of a closing drawer ends in the same commit, after those.
  useEffect(onArrived, [onArrived, location])

  return null
}
