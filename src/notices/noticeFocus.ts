export type NoticeFocus = ReturnType<typeof createNoticeFocus>

/**
 * Where focus goes: to the newest notice on Alt+T, and back to where it was, never to nowhere. `releaseFocus` has
 * whatever keeps the focus to itself give it back.
 */
export function createNoticeFocus(region: HTMLElement, releaseFocus: (() => void) | undefined) {
  /** Cards that are not on their way out, oldest first. */
  const open = new Set<HTMLElement>()
  let cameFrom: HTMLElement | null = null

  function noteOrigin(origin: EventTarget | null): void {
    if (origin instanceof HTMLElement && !region.contains(origin)) cameFrom = origin
  }

  function isInside(): boolean {
    return region.contains(document.activeElement)
  }

  function focusNewest(): boolean {
    const newest = [...open].at(-1)
    if (!newest) return false
    noteOrigin(document.activeElement)
    // A card that still slides in would have the browser scroll to it.
    newest.focus({ preventScroll: true })
    return true
  }

  function giveBack(): void {
    cameFrom?.focus()
    // What had focus may be gone or hidden by now, as a form is that was sent.
    if (isInside() && cameFrom !== document.body) document.querySelector('main')?.focus()
    if (isInside() && document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }

  // `code`, because Alt+T types "†" on a Mac; Ctrl+Alt is how Windows reports AltGr, which types letters.
  function handleKeyDown(event: KeyboardEvent): void {
    const isAltOnly = event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey
    if (event.code === 'KeyT' && isAltOnly && open.size > 0) {
      event.preventDefault()
      releaseFocus?.()
      // It is given back in a microtask of its own (layout/useFocusReturn), and is where Escape leads to.
      queueMicrotask(focusNewest)
    }
    if (event.key === 'Escape' && isInside()) giveBack()
  }

  return {
    opened(card: HTMLElement): void {
      open.add(card)
    },

    /** The card is about to leave; its element stays for the length of its animation. */
    closing(card: HTMLElement): void {
      open.delete(card)
      if (card.contains(document.activeElement) && !focusNewest()) giveBack()
      // It would keep a page that is left, and all that was on it, in memory.
      if (open.size === 0) cameFrom = null
    },

    listen(): () => void {
      const stopped = new AbortController()
      document.addEventListener('keydown', handleKeyDown, { signal: stopped.signal })
      region.addEventListener('focusin', (event) => noteOrigin(event.relatedTarget), {
        signal: stopped.signal,
      })
      return () => stopped.abort()
    },
  }
}
