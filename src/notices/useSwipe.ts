import { useRef, type PointerEvent } from 'react'
import { language } from '#content/language'

const SWIPE_THRESHOLD_PX = 20
const TO_END = language.direction === 'ltr' ? 1 : -1

type CardEvent = PointerEvent<HTMLElement>

/** A swipe goes down or to the inline end, the edges near the notices. Only the larger distance counts. */
export function useSwipe(onSwipedAway: () => void) {
  const start = useRef<CardEvent>(null)

  function dragOffset({ clientX, clientY }: CardEvent): readonly [dx: number, dy: number] {
    return start.current
      ? [TO_END * (clientX - start.current.clientX), clientY - start.current.clientY]
      : [0, 0]
  }

  function endDrag(event: CardEvent): void {
    const [dx, dy] = dragOffset(event)
    start.current = null
    if ((Math.abs(dx) >= Math.abs(dy) ? dx : dy) >= SWIPE_THRESHOLD_PX) onSwipedAway()
    else event.currentTarget.style.transform = 'none'
  }

  return {
    onPointerDown(event: CardEvent): void {
      const isOnControl = event.target instanceof Element && event.target.closest('button')
      if (event.button !== 0 || !event.isPrimary || isOnControl) return
      // A fast swipe may leave the card before its first `pointermove`.
      event.currentTarget.setPointerCapture(event.pointerId)
      event.currentTarget.style.transition = 'none'
      start.current = event
    },

    onPointerMove(event: CardEvent): void {
      if (!start.current) return
      const [dx, dy] = dragOffset(event)
      event.currentTarget.style.transform = `translate(${TO_END * Math.max(dx, 0)}px, ${Math.max(dy, 0)}px)`
    },

    onPointerUp: endDrag,
    onPointerCancel: endDrag,
  }
}
