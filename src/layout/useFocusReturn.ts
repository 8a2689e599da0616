import { useLayoutEffect } from 'react'
import { MAIN_ID } from './SkipLink'

function isInDialogOrNowhere(): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || activeElement.closest('[role=dialog]') !== null
}

/**
 * Gives the focus back to what had it before the dialog opened, unless a new page has taken it meanwhile.
 * MUI's own way takes it back from the heading of the page that a link in the dialog led to.
 */
export function useFocusReturn(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return
    const opener = document.activeElement
    return () => {
      // The page of a followed link takes the focus in the same commit, so look once that stands.
      queueMicrotask(() => {
        if (!isInDialogOrNowhere() || !(opener instanceof HTMLElement)) return
        opener.focus({ preventScroll: true })
        if (document.activeElement !== opener)
          document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
      })
    }
  }, [isOpen])
}
