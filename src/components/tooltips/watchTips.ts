import { createTipClock } from './tipClock'

function closestTo(target: EventTarget | null, selector: string): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>(selector)) || undefined
}

const anchorAt = (target: EventTarget | null) => closestTo(target, '[data-tip]')
const bubbleAt = (target: EventTarget | null) => closestTo(target, '[role="tooltip"]')

/** Calls `onInterest` before a tip may open, for every element with a `data-tip`. Returns a function that stops it. */
export function watchTips(onInterest: () => void, onShow: (anchor?: HTMLElement) => void): () => void {
  const clock = createTipClock(onShow)
  // An element that is removed under the pointer fires no `pointerout`.
  const removals = new MutationObserver(() => {
    if (!clock.wanted()?.isConnected) leave()
  })

  const approach = (anchor: HTMLElement, by: 'enter' | 'press') => {
    onInterest()
    clock[by](anchor)
    removals.observe(document.body, { childList: true, subtree: true })
  }

  const leave = () => {
    removals.disconnect()
    clock.leave()
  }

  const controller = new AbortController()
  // In the capture phase, because a dialog stops Escape.
  const on = <Type extends keyof DocumentEventMap>(
    type: Type,
    handle: (event: DocumentEventMap[Type]) => void,
  ) => document.addEventListener(type, handle, { capture: true, signal: controller.signal })

  on('pointerover', ({ target, pointerType }) => {
    const anchor = anchorAt(target)
    if (anchor && pointerType !== 'touch') approach(anchor, 'enter')
  })
  on('pointerout', ({ target, relatedTarget, pointerType }) => {
    if (pointerType === 'touch' || !(anchorAt(target) ?? bubbleAt(target))) return
    // The pointer may move onto the bubble (WCAG 1.4.13).
    const isStillThere = anchorAt(relatedTarget) === clock.wanted() || bubbleAt(relatedTarget)
    if (!isStillThere) leave()
  })
  on('pointerdown', ({ target, pointerType }) => {
    const anchor = anchorAt(target)
    if (pointerType === 'touch') {
      leave()
      if (anchor) approach(anchor, 'press')
    } else if (anchor) clock.dismiss()
  })
  on('pointerup', ({ pointerType }) => {
    if (pointerType === 'touch') clock.release()
  })
  on('pointercancel', leave)
  on('focusin', ({ target }) => {
    const anchor = anchorAt(target)
    if (anchor?.matches(':focus-visible')) approach(anchor, 'enter')
  })
  on('focusout', ({ target }) => {
    if (anchorAt(target) === clock.wanted()) leave()
  })
  on('keydown', ({ key }) => {
    if (key === 'Escape') clock.dismiss()
  })

  // Pointer or focus may have reached a control before hydration. On a touch screen, `:hover` is the last tapped element.
  const isResting = matchMedia('(hover: hover)').matches ? ':is(:hover, :focus-visible)' : ':focus-visible'
  const resting = document.querySelector<HTMLElement>(`[data-tip]${isResting}`)
  if (resting) approach(resting, 'enter')

  return () => {
    controller.abort()
    leave()
  }
}
