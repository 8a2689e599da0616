import { PENDING_ATTRIBUTE } from './pending'

/** Call it once the app is hydrated and shows what the address asks for. Follows a held link. */
export function markHydrated(): void {
  const { documentElement } = document
  documentElement.removeAttribute(PENDING_ATTRIBUTE)
  documentElement.setAttribute('data-hydrated', '')
  const { heldLink } = window
  window.heldLink = null
  // Another one where the page was rendered from scratch.
  const link = heldLink?.isConnected
    ? heldLink
    : [...document.links].find(({ href }) => href === heldLink?.href)
  link?.click()
}
