/** Runs in the page. The text of the focused control if a corner of it, or of the label around it, is not seen. */
export function coveredFocus() {
  const control = document.activeElement?.closest('label') ?? document.activeElement
  const { left, right, top, bottom } = control?.getBoundingClientRect() ?? new DOMRect()
  const corners = [left + 9, right - 9].flatMap((x) => [top + 9, bottom - 9].map((y) => [x, y] as const))
  const isSeen = corners.every(([x, y]) => control?.contains(document.elementFromPoint(x, y)))
  return isSeen ? [] : [control?.textContent ?? '']
}
