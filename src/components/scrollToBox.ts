/** The width of the focus ring and of its gap. */
const RING_PX = 5

/** Shows a box with its label in the row or the panel that scrolls. `scrollIntoView` would scroll the page, too. */
export function scrollToBox(box: Element): void {
  const label = box.closest('label')
  const row = label?.parentElement
  for (const part of [row, row?.closest('.more'), row?.closest('.filters')]) {
    if (!label || !part) return
    const { left, right, top, bottom } = label.getBoundingClientRect()
    const view = part.getBoundingClientRect()
    part.scrollLeft += Math.min(0, left - RING_PX - view.left) + Math.max(0, right + RING_PX - view.right)
    // The panel may end below the window.
    const end = Math.min(view.bottom, window.innerHeight)
    part.scrollTop += Math.min(0, top - RING_PX - view.top) + Math.max(0, bottom + RING_PX - end)
  }
}

/** Shows by what a list is filtered when it opens. */
export const scrollToTicked = () => document.querySelectorAll('.filters :checked').forEach(scrollToBox)
