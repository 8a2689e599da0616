/** The second tap of a double tap follows within this time, at the same place. */
const DOUBLE_TAP_MS = 350
const SAME_PLACE_PX = 44

/** A label and its box are one control. */
function controlAt(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null
  return target.closest('label') ?? target.closest('a, button, input, textarea')
}

function ignoreKeyRepeat(event: KeyboardEvent): void {
  const isText = event.target instanceof HTMLTextAreaElement
  if (event.repeat && event.key === 'Enter' && !isText) event.preventDefault()
}

/**
 * Ignores the second press of a double click or a double tap where the first one has put another control under the
 * pointer. The browser counts clicks of a mouse (`event.detail`). Ignores the repeats of a held Enter key too, except in
 * text. Every other press counts, however quick.
 */
export function ignoreRepeatedPress(window: Window, listening?: AddEventListenerOptions): void {
  let isTouch = false
  let lastPress: MouseEvent | undefined
  let lastControl: Element | null = null

  function isSecondPress(event: MouseEvent): boolean {
    // A key and assistive technology have a detail of 0.
    if (!lastPress || event.detail === 0 || controlAt(event.target) === lastControl) return false
    if (!isTouch) return event.detail >= 2
    const distance = Math.hypot(event.clientX - lastPress.clientX, event.clientY - lastPress.clientY)
    return event.timeStamp - lastPress.timeStamp <= DOUBLE_TAP_MS && distance <= SAME_PLACE_PX
  }

  function handlePress(event: MouseEvent): void {
    if (isSecondPress(event)) {
      event.preventDefault()
      event.stopImmediatePropagation()
    } else if (event.type === 'click' && event.detail > 0) {
      lastPress = event
      lastControl = controlAt(event.target)
    }
  }

  const options = { ...listening, capture: true }
  window.addEventListener('pointerdown', ({ pointerType }) => (isTouch = pointerType === 'touch'), options)
  // The default action of `mousedown` moves the focus.
  window.addEventListener('mousedown', handlePress, options)
  window.addEventListener('click', handlePress, options)
  window.addEventListener('keydown', ignoreKeyRepeat, options)
}
