import { createTipClock } from './tipClock'

interface TipWatcher {
  /** A tip may be wanted soon. */
  readonly onInterest: () => void
  readonly onShow: (anchor: HTMLElement | undefined) => void
}

function closestOf(target: EventTarget | null, selector: string): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>(selector)) || undefined
}

const tippedAt = (target: EventTarget | null) => closestOf(target, '[data-tip]')
const bubbleAt = (target: EventTarget | null) => closestOf(target, '[role="tooltip"]')

/** Follows pointer, finger and focus over everything in the document that has a `data-tip`. Returns the way to stop. */
export function watchTips(document: Document, { onInterest, onShow }: TipWatcher): () => void {
  const clock = createTipClock(onShow)
  // What goes away under the pointer sends no event of leaving.
  const removals = new MutationObserver(() => {
    if (!clock.wanted()?.isConnected) leave()
  })

  const come = (anchor: HTMLElement, by: 'enter' | 'press') => {
    onInterest()
    clock[by](anchor)
    removals.observe(document.body, { childList: true, subtree: true })
  }

  const leave = () => {
    removals.disconnect()
    clock.leave()
  }

  const stopped = new AbortController()
  // Captured: a modal keeps Escape to itself.
  const on = <Type extends keyof DocumentEventMap>(
    type: Type,
    handle: (event: DocumentEventMap[Type]) => void,
  ) => document.addEventListener(type, handle, { capture: true, signal: stopped.signal })

  on('pointerover', ({ target, pointerType }) => {
    const anchor = tippedAt(target)
    if (anchor && pointerType !== 'touch') come(anchor, 'enter')
  })
  on('pointerout', ({ target, relatedTarget, pointerType }) => {
    if (pointerType === 'touch' || !(tippedAt(target) ?? bubbleAt(target))) return
    // The pointer may rest on the bubble too (WCAG 1.4.13).
    const isStillThere = tippedAt(relatedTarget) === clock.wanted() || bubbleAt(relatedTarget)
    if (!isStillThere) leave()
  })
  on('pointerdown', ({ target, pointerType }) => {
    const anchor = tippedAt(target)
    if (pointerType === 'touch') {
      leave()
      if (anchor) come(anchor, 'press')
    } else if (anchor) clock.dismiss()
  })
  on('pointerup', ({ pointerType }) => {
    if (pointerType === 'touch') clock.release()
  })
  on('pointercancel', leave)
  on('focusin', ({ target }) => {
    const anchor = tippedAt(target)
    if (anchor?.matches(':focus-visible')) come(anchor, 'enter')
  })
  on('focusout', ({ target }) => {
    if (tippedAt(target) === clock.wanted()) leave()
  })
  on('keydown', ({ key }) => {
    if (key === 'Escape') clock.dismiss()
  })

  // The page stands before hydration: pointer or focus may have been on a control for long.
  // Where nothing can hover, `:hover` is what was tapped last.
  const isResting = matchMedia('(hover: hover)').matches ? ':is(:hover, :focus-visible)' : ':focus-visible'
  const resting = document.querySelector<HTMLElement>(`[data-tip]${isResting}`)
  if (resting) come(resting, 'enter')

  return () => {
    stopped.abort()
    leave()
  }
}
