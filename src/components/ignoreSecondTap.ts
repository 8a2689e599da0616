import type { MouseEvent as ReactMouseEvent } from 'react'
import { TOUCH_TARGET_PX } from './touchTarget'

/** A double tap or double click is done within this time. */
const SECOND_TAP_MS = 500

/**
 * Call it with the click that puts something else under the pointer. A press that begins shortly after at the same
 * place was meant for what stood there before, and does nothing; a key counts, and so does a press elsewhere or on
 * the same control.
 */
export function ignoreSecondTap({ clientX, clientY, detail, currentTarget }: ReactMouseEvent): void {
  // A key has no place, nor has the click of some assistive technology.
  if (detail === 0 || (clientX === 0 && clientY === 0)) return
  const deadline = performance.now() + SECOND_TAP_MS
  const expiry = new AbortController()
  let isSecondTap = false

  const judge = (press: PointerEvent) => {
    const isNear = Math.hypot(press.clientX - clientX, press.clientY - clientY) <= TOUCH_TARGET_PX
    const isOnSame = press.target instanceof Node && currentTarget.contains(press.target)
    isSecondTap = press.timeStamp < deadline && isNear && !isOnSame
    if (press.timeStamp >= deadline) expiry.abort()
  }
  const swallow = (event: MouseEvent) => {
    if (!isSecondTap || event.detail === 0) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  const options = { capture: true, signal: expiry.signal }
  window.addEventListener('pointerdown', judge, options)
  // Its default moves the focus.
  window.addEventListener('mousedown', swallow, options)
  window.addEventListener('click', swallow, options)
}
