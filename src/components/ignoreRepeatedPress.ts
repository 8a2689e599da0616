/** The second tap of a double tap follows within this time, at the same place. */
const DOUBLE_TAP_MS = 350
const SAME_PLACE_PX = 44

/** Half a touch target apart, so that no control is missed. */
const OFFSETS_PX = [-44, -22, 0, 22, 44]

/** A label and its box are one control, and a card and its link. */
function controlAt(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null
  return target.closest('label, li') ?? target.closest('a, button, input, textarea') ?? target
}

/** The controls at the place of a press that nothing covers. */
function controlsAround({ target, clientX, clientY }: MouseEvent): ReadonlySet<Element | null> {
  const hits = OFFSETS_PX.flatMap((dx) =>
    OFFSETS_PX.map((dy) => document.elementFromPoint(clientX + dx, clientY + dy)),
  )
  return new Set([target, ...hits].map(controlAt))
}

function ignoreKeyRepeat(event: KeyboardEvent): void {
  const isText = event.target instanceof HTMLTextAreaElement
  if (event.repeat && event.key === 'Enter' && !isText) event.preventDefault()
}

/**
 * Ignores the second press of a double click or a double tap on a control that was not there before the first
 * one. The browser counts clicks of a mouse (`event.detail`). Also ignores the repeats of a held Enter key,
 * except in text. Every other press counts, however quick.
 */
export function ignoreRepeatedPress(window: Window, listening?: AddEventListenerOptions): void {
  let isTouch = false
  let isIgnored = false
  let lastPress: MouseEvent | undefined
  let lastControls: ReadonlySet<Element | null> = new Set()

  function isSecondPress(event: MouseEvent): boolean {
    if (!lastPress) return false
    if (!isTouch) return event.detail >= 2
    const distance = Math.hypot(event.clientX - lastPress.clientX, event.clientY - lastPress.clientY)
    return event.timeStamp - lastPress.timeStamp <= DOUBLE_TAP_MS && distance <= SAME_PLACE_PX
  }

  function handlePress(event: MouseEvent): void {
    if (event.type === 'mousedown') {
      isIgnored = isSecondPress(event) && !lastControls.has(controlAt(event.target))
      if (!isIgnored) {
        lastPress = event
        lastControls = controlsAround(event)
      }
    }
    // A key and assistive technology have a detail of 0.
    if (!isIgnored || event.detail === 0) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  const options = { ...listening, capture: true }
  window.addEventListener('pointerdown', ({ pointerType }) => (isTouch = pointerType === 'touch'), options)
  // The default action of `mousedown` moves the focus.
  window.addEventListener('mousedown', handlePress, options)
  window.addEventListener('click', handlePress, options)
  window.addEventListener('keydown', ignoreKeyRepeat, options)
}
