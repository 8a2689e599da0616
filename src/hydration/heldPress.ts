/** Holds a press until the app is there, in the place of an earlier one. A bar in the header shows it (pending.ts). */
export function hold(pressed?: HTMLElement): void {
  window.heldPress = pressed
  // Firefox and Safari cancel the requests of a page that is being left. Only while needed (askBeforeLeaving.ts).
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- Replaces and removes the last one.
  window.onbeforeunload = pressed ? () => hold() : null
  document.documentElement.toggleAttribute('data-waiting', pressed !== undefined)
}

const nameOf = (each: Element) =>
  `${each.getAttribute('href') ?? each.getAttribute('aria-label')} ${each.textContent}`

export function pressHeld(): void {
  const { heldPress } = window
  hold()
  if (!heldPress) return
  // If the page was rendered from scratch, another element is in its place.
  const controls = [...document.querySelectorAll<HTMLElement>(heldPress.localName)]
  const isSame = (each: Element) => nameOf(each) === nameOf(heldPress)
  const control = heldPress.isConnected ? heldPress : controls.find(isSame)
  control?.click()
}
