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

/** The app is hydrated and shows what the address asks for. Follows a held link. */
function markHydrated(): void {
  const { dataset } = document.documentElement
  delete dataset['pending']
  dataset['hydrated'] = ''
  const { heldLink } = window
  window.heldLink = null
  // If the page was rendered from scratch, another element has this address.
  const link = heldLink?.isConnected
    ? heldLink
    : [...document.links].find(({ href }) => href === heldLink?.href)
  link?.click()
}

/** After the page, in a `Suspense` like its parts: its effects run when the whole page is hydrated. */
export function AfterNavigation({ location, onHydrated, onPageRendered }: AfterNavigationProps) {
  useEffect(onHydrated, [onHydrated])

  // Not a layout effect: the focus trap of a closing drawer ends in the same commit, after those.
  useEffect(onPageRendered, [onPageRendered, location])

  // Last, because it may follow a link.
  useEffect(markHydrated, [])

  return null
}
