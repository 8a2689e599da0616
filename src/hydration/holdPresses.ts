import { changedFields } from './fields'
import { hold, pressHeld } from './heldPress'
import { RELOAD_LINE_DELAY_S } from './pending'
import { isAtStage, isEarly } from './stage'

/** The link or button of a plain press. With a key held down, the browser opens a link elsewhere. */
export function pressedControl(event: MouseEvent) {
  const { target, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event
  if (ctrlKey || metaKey || shiftKey || altKey || defaultPrevented || !(target instanceof Element))
    return null
  return target.closest<HTMLAnchorElement | HTMLButtonElement>('a, button:enabled')
}

/** A link that leaves the page loses what is entered. A new tab does not, and opens only within the press. */
const losesText = ({ target, origin }: HTMLAnchorElement) =>
  target === '' && origin === location.origin && changedFields().length > 0

function handlePress(event: MouseEvent): void {
  const { target } = event
  // Without the app, links work at once.
  if (!isEarly() || isAtStage(/failed/) || !(target instanceof Element)) return
  // The last press counts.
  if (target.closest('a, button, label, [data-field]')) hold()
  const pressed = pressedControl(event)
  if (!pressed) return
  const isLink = pressed instanceof HTMLAnchorElement
  if (isLink && pressed.getAttribute('href')?.startsWith('#')) {
    // As SkipLink.tsx does.
    event.preventDefault()
    document.querySelector<HTMLElement>(pressed.hash)?.focus()
  } else if (!isLink || (losesText(pressed) && performance.now() < RELOAD_LINE_DELAY_S * 1000)) {
    event.preventDefault()
    hold(pressed)
  }
}

/** A pressed button waits for the app, and so does a link that would lose input. */
export function holdPresses(): void {
  const { pathname } = location
  document.addEventListener('click', handlePress)
  // When the page offers a reload (pending.ts).
  setTimeout(() => {
    if (window.heldPress instanceof HTMLAnchorElement) pressHeld()
  }, RELOAD_LINE_DELAY_S * 1000)
  for (const leaving of ['popstate', 'pagehide'])
    addEventListener(leaving, () => {
      // Also while the page hydrates, and before the browser caches it.
      hold()
      // Back or Forward to another page of this document, whose file is there before the app.
      if (isEarly() && location.pathname !== pathname) location.reload()
    })
  // Safari cancels the requests of a page that is left, and restores it from the back/forward cache.
  addEventListener('pageshow', ({ persisted: isBack }) => {
    if (isBack && navigator.onLine && isAtStage(/failed/) && changedFields().length === 0) location.reload()
  })
}
