import { useRef, type PointerEvent } from 'react'

/** How far a notice must be pushed towards the edge to go. */
const SWIPE_THRESHOLD_PX = 20

/** Whether a way goes far enough to the right or down: the direction that it mostly has is the one that counts. */
export function isSwipedAway(dx: number, dy: number): boolean {
  return (Math.abs(dx) >= Math.abs(dy) ? dx : dy) >= SWIPE_THRESHOLD_PX
}

type CardEvent = PointerEvent<HTMLElement>

/** Lets a card of the bottom right corner be pushed out of it, by finger, pen or mouse. */
export function useSwipe(onSwipedAway: () => void) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null)

  function wayOf({ clientX, clientY }: CardEvent): readonly [dx: number, dy: number] {
    return start.current ? [clientX - start.current.x, clientY - start.current.y] : [0, 0]
  }

  function putBack(card: HTMLElement): void {
    start.current = null
    card.style.transition = 'transform 150ms'
    card.style.transform = 'none'
  }

  return {
    onPointerDown(event: CardEvent): void {
      const isOnControl = event.target instanceof Element && event.target.closest('button, a, input')
      if (event.button !== 0 || !event.isPrimary || isOnControl) return
      // A quick flick is outside of the card before its first move, and its end would be missed.
      event.currentTarget.setPointerCapture(event.pointerId)
      event.currentTarget.style.transition = 'none'
      start.current = { x: event.clientX, y: event.clientY }
    },

    onPointerMove(event: CardEvent): void {
      if (!start.current) return
      const [dx, dy] = wayOf(event)
      event.currentTarget.style.transform = `translate(${Math.max(dx, 0)}px, ${Math.max(dy, 0)}px)`
    },

    onPointerUp(event: CardEvent): void {
      if (!start.current) return
      if (isSwipedAway(...wayOf(event))) {
        start.current = null
        onSwipedAway()
      } else {
        putBack(event.currentTarget)
      }
    },

    onPointerCancel(event: CardEvent): void {
      if (start.current) putBack(event.currentTarget)
    },
  }
}
