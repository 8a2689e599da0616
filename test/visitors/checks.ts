/* Each runs in the page and tells what is wrong, or nothing. */

/** How far the page can be scrolled sideways. */
export function sidewaysScroll(): string | null {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth > clientWidth ? `${scrollWidth - clientWidth} px of sideways scroll` : null
}

/**
 * What has the focus can be seen, at least a part of it, and nothing lies over that part. Where one has scrolled away
 * from it, that is well, but not while one goes from stop to stop.
 */
export function coveredFocus(isStop: boolean): string | null {
  const element = document.activeElement
  if (!element || element === document.body || element.matches('main, h1')) return null
  const shown = element.matches('[type=checkbox]') ? (element.parentElement ?? element) : element
  const { left, right, top, bottom } = shown.getBoundingClientRect()
  const [from, to] = [Math.max(top, 0), Math.min(bottom, innerHeight)]
  if (to <= from && !isStop) return null
  const places = [0.1, 0.5, 0.9].flatMap((down) =>
    [0.05, 0.5, 0.95].map((along) => [left + (right - left) * along, from + (to - from) * down] as const),
  )
  const isSeen = (hit: Element | null) =>
    hit !== null &&
    (shown.contains(hit) || hit.contains(shown) || hit.closest('label')?.contains(shown) === true)
  const isIn = to > from && places.some(([x, y]) => isSeen(document.elementFromPoint(x, y)))
  return isIn ? null : `the focus cannot be seen: ${element.outerHTML.slice(0, 120)}`
}

/** A finger of 44 px on the middle of each target hits no other one. */
export function crampedTargets(): string | null {
  const HALF_PX = 21
  const selector = 'a[href], button, input, textarea, [role=button]'
  const targetAt = (x: number, y: number) => {
    const hit = document.elementFromPoint(x, y)
    const label = hit?.closest('label')
    return label?.control ?? hit?.closest(selector) ?? null
  }
  for (const target of document.querySelectorAll(selector)) {
    const { left, top, width, height } = target.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    if (targetAt(x, y) !== target) continue
    for (const [dx, dy] of [
      [0, -HALF_PX],
      [0, HALF_PX],
      [-HALF_PX, 0],
      [HALF_PX, 0],
    ] as const) {
      const other = targetAt(x + dx, y + dy)
      if (other && other !== target)
        return `a finger on ${target.outerHTML.slice(0, 80)} hits ${other.outerHTML.slice(0, 80)}`
    }
  }
  return null
}

/** While a form is open, a file dropped anywhere goes to the form or nowhere, never in place of the page. */
export function openedFiles(): string | null {
  if (!document.querySelector('main form input[type=file]')) return null
  for (const element of document.querySelectorAll('body *:not(script):not(style)')) {
    if (element.matches('input[type=file]')) continue
    for (const type of ['dragover', 'drop']) {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File(['x'], 'notes.zip'))
      if (element.closest('form') && type === 'drop') continue
      if (element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer })))
        return `${type} on ${element.outerHTML.slice(0, 80)} would open the file`
    }
  }
  return null
}
