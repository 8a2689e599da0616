import { useEffect } from 'react'
import type { Location } from 'react-router-dom'
import { markHydrated } from '../hydration/pending'

interface AfterNavigationProps {
  /** Another object for each address arrived at, be it of the same path; the router's own would stay the same. */
  readonly location: Location
  /** Called once the page of a new address stands, to scroll and to move the focus. */
  readonly onArrived: () => void
}

/** Stands after the page, so that its effects come once the page is hydrated and shows what the address asks for. */
export function AfterNavigation({ location, onArrived }: AfterNavigationProps) {
  useEffect(() => markHydrated(document), [])

  // Not a layout effect: a closing drawer's focus trap lets go in the same commit, but after those.
  useEffect(onArrived, [onArrived, location])

  return null
}
