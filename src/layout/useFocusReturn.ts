import { useLayoutEffect } from 'react'
import { MAIN_ID } from './SkipLink'

function isInDialogOrNowhere(): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || activeElement.closest('[role=dialog]') !== null
}

/** Returns the focus to what had it before the dialog, unless a new page has taken it. MUI would take it from the page. */
export function useFocusReturn(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return
    const opener = document.activeElement
    return () => {
      // The page of a followed link takes the focus in the same commit, after this.
      queueMicrotask(() => {
        if (!(opener instanceof HTMLElement)) return
        if (!isInDialogOrNowhere() && document.activeElement !== opener) return
        opener.focus({ preventScroll: true })
        // A wide window has no menu button. The browser drops its focus later.
        if (getComputedStyle(opener).display !== 'none') return
        document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
      })
    }
  }, [isOpen])
}
