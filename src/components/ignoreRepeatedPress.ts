/** The second tap of a double tap follows within this time, at the same place. */
const DOUBLE_TAP_MS = 350
const SAME_PLACE_PX = 20

/** A label and its box are one control. Any other element is one, too: a press on the backdrop closes the menu. */
const controlAt = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest('label, a, button') ?? target) : null

function ignoreKeyRepeat(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter' && event.target instanceof HTMLInputElement)
    event.preventDefault()
}

/**
 * Ignores the second press of a double click or a double tap if another control has come under the pointer. Also
 * ignores repeats of a held Enter key in a field, which would submit a form that the key has opened.
 */
export function ignoreRepeatedPress(): void {
  let isTouch = false
  let isIgnored = false
  let lastPress: MouseEvent | undefined
  let lastControl: Element | null = null

  function isSecondPress(event: MouseEvent): boolean {
    if (!lastPress) return false
    // The browser counts the clicks of a mouse.
    if (!isTouch) return event.detail >= 2
    const distance = Math.hypot(event.clientX - lastPress.clientX, event.clientY - lastPress.clientY)
    return event.timeStamp - lastPress.timeStamp <= DOUBLE_TAP_MS && distance <= SAME_PLACE_PX
  }

  function handlePress(event: MouseEvent): void {
    if (event.type === 'mousedown') {
      const control = controlAt(event.target)
      isIgnored = isSecondPress(event) && control !== lastControl
      if (!isIgnored) {
        lastPress = event
        lastControl = control
      }
    }
    // A key and assistive technology have a detail of 0.
    if (!isIgnored || event.detail === 0) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  window.addEventListener('pointerdown', ({ pointerType }) => (isTouch = pointerType === 'touch'), true)
  // The default action of `mousedown` moves the focus.
  window.addEventListener('mousedown', handlePress, true)
  window.addEventListener('click', handlePress, true)
  // A submit clears the form below the pointer.
  window.addEventListener('submit', () => (lastControl = null), true)
  window.addEventListener('keydown', ignoreKeyRepeat, true)
}
