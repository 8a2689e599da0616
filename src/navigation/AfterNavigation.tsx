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

const nameOf = (each: Element) =>
  `${each.getAttribute('href') ?? each.getAttribute('aria-label')} ${each.textContent}`

/** The app is hydrated and shows what the address asks for. A press that waited takes effect. */
function markHydrated(): void {
  const { dataset } = document.documentElement
  delete dataset['pending']
  dataset['hydrated'] = ''
  delete dataset['waiting']
  const { heldPress } = window
  delete window.heldPress
  if (!heldPress) return
  // If the page was rendered from scratch, another element is in its place.
  const controls = [...document.querySelectorAll<HTMLElement>(heldPress.localName)]
  const control = heldPress.isConnected
    ? heldPress
    : controls.find((each) => nameOf(each) === nameOf(heldPress))
  control?.click()
}

/** After the page, in a `Suspense` like its parts: its effects run when the whole page is hydrated. */
export function AfterNavigation({ location, onHydrated, onPageRendered }: AfterNavigationProps) {
  useEffect(onHydrated, [onHydrated])

  // Not a layout effect: the focus trap of a closing drawer ends in the same commit, after those.
  useEffect(onPageRendered, [onPageRendered, location])

  // Last, because it may press a link.
  useEffect(markHydrated, [])

  return null
}
