import { useEffect } from 'react'
import type { Location } from 'react-router-dom'
import { markHydrated } from '../hydration/markHydrated'

interface AfterNavigationProps {
  /** A new object at each navigation, even to the same path, unlike that of `useLocation`. */
  readonly location: Location
  readonly onArrived: () => void
}

/** After the page, in a `Suspense` like its parts: its effects run when the whole page is hydrated. */
export function AfterNavigation({ location, onArrived }: AfterNavigationProps) {
  // Not a layout effect: the focus trap of a closing drawer ends in the same commit, after those.
  useEffect(onArrived, [onArrived, location])

  // Last, because it may follow a link.
  useEffect(() => markHydrated(document), [])

  return null
}
