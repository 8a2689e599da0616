import { useEffect } from 'react'
import type { Location } from 'react-router-dom'

export interface AfterNavigationProps {
  /** A new object at each navigation, even to the same path, unlike that of `useLocation`. */
  readonly location: Location
  /** Called once, when the whole page is hydrated. */
  readonly onHydrated: () => void
  /** Called when the page of a new address is rendered, to restore scroll position and focus. */
  readonly onPageRendered: () => void
}

/** After the page, in a `Suspense` like its parts: its effects run when the whole page is hydrated. */
export function AfterNavigation({ location, onHydrated, onPageRendered }: AfterNavigationProps) {
  // Not a layout effect: the focus trap of a closing drawer ends in the same commit, after those.
  useEffect(onPageRendered, [onPageRendered, location])

  // Last, because it may press a link.
  useEffect(onHydrated, [onHydrated])

  return null
}
