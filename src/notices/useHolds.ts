import { useEffect, useId } from 'react'
import type { NoticeClock } from './noticeClock'

/** Holds the clock while the element that is given these handlers is pointed at or has the focus. */
export function useHolds(clock: NoticeClock) {
  const id = useId()
  const pointer = `pointer ${id}`
  const focus = `focus ${id}`

  useEffect(
    // What goes from under the pointer does not always hear of its leaving; the others would stand still for ever.
    () => () => {
      clock.release(pointer)
      clock.release(focus)
    },
    [clock, pointer, focus],
  )

  return {
    onPointerEnter: () => clock.hold(pointer),
    onPointerLeave: () => clock.release(pointer),
    onFocus: () => clock.hold(focus),
    onBlur: () => clock.release(focus),
  }
}
