import { useEffect } from 'react'
import type { Location } from 'react-router-dom'

export interface AfterNavigationProps {
  /** A new object at each navigation, even to the same path, unlike that of `useLocation`. */
  readonly location: Location
  /** Called when the whole page is hydrated, and when the page of a new address is rendered. */
  readonly onPageRendered: () => void
}

/** After the page, in a `Suspense` like its parts: its effect runs when the whole page is hydrated. */
export function AfterNavigation({ location, onPageRendered }: AfterNavigationProps) {
  // Not a layout effect: the focus trap of a closing drawer ends in the same commit, after those.
  useEffect(onPageRendered, [onPageRendered, location])
  return null
}
