const TIP_OPEN_DELAY_MS = 700
const TIP_SKIP_DELAY_MS = 300

const closestTo = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null

/** Calls `onInterest` before the tip of a `data-tip` may open. Returns a function that stops it. */
export function watchTips(onInterest: () => void, onShow: (anchor?: HTMLElement) => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The anchor whose tip is open or will open, unless a press or Escape has closed it. */
  let current: HTMLElement | null = null
  /** The anchors under the pointer (or the finger) and the focus. */
  const targets: Record<'pointer' | 'focus', HTMLElement | null> = { pointer: null, focus: null }
  let isShown = false
  let closedAt = -Infinity
  // An element that is removed under a resting pointer may fire no event.
  const removals = new MutationObserver(() => {
    if (!current?.isConnected) moveTo(null)
  })

  /** The tip opens again only after its anchor was left. */
  function close(): void {
    clearTimeout(timer)
    removals.disconnect()
    if (!isShown) return
    isShown = false
    closedAt = performance.now()
    onShow()
  }

  function moveTo(anchor: HTMLElement | null): void {
    if (anchor === current) return
    const isWarm = isShown || performance.now() - closedAt <= TIP_SKIP_DELAY_MS
    close()
    current = anchor
    if (!anchor) return
    onInterest()
    const open = () => {
      isShown = anchor.isConnected
      if (!isShown) return
      removals.observe(document.body, { childList: true, subtree: true })
      onShow(anchor)
    }
    if (isWarm) open()
    else timer = setTimeout(open, TIP_OPEN_DELAY_MS)
  }

  /** The latest anchor counts. A tip stays while the other one is on it. */
  function setTarget(by: 'pointer' | 'focus', anchor: HTMLElement | null): void {
    targets[by] = anchor
    if (anchor || (targets.pointer !== current && targets.focus !== current)) moveTo(anchor)
  }

  // In the capture phase, because a dialog stops Escape.
  const on = <Type extends keyof DocumentEventMap>(
    type: Type,
    handle: (event: DocumentEventMap[Type]) => void,
  ) => document.addEventListener(type, handle, { capture: true, signal })

  on('pointerover', ({ target, pointerType }) => {
    // The pointer may move onto the bubble (WCAG 1.4.13).
    if (pointerType !== 'touch' && !closestTo(target, '[role="tooltip"]'))
      setTarget('pointer', closestTo(target, '[data-tip]'))
  })
  document.documentElement.addEventListener('pointerleave', () => setTarget('pointer', null), { signal })
  on('focusin', ({ target }) => setTarget('focus', closestTo(target, '[data-tip]:focus-visible')))
  // Out of the document, or to another window. Any other move of the focus is a `focusin`, too.
  on('focusout', ({ relatedTarget }) => {
    if (relatedTarget === null) setTarget('focus', null)
  })
  on('keydown', ({ key }) => {
    if (key === 'Escape') close()
  })
  on('pointerdown', ({ target, pointerType }) => {
    close()
    if (pointerType !== 'touch') return
    // A long press opens the tip, the next touch closes it. Without the delay, a tap would open it.
    current = null
    closedAt = -Infinity
    setTarget('pointer', closestTo(target, '[data-tip]'))
  })
  for (const type of ['pointerup', 'pointercancel'] as const)
    on(type, ({ pointerType }) => {
      if (pointerType === 'touch' && !isShown) setTarget('pointer', null)
    })

  return () => {
    controller.abort()
    close()
  }
}
