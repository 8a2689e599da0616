let isAsking = false

/** True while a form has a text or a file that leaving the page would lose. */
export const hasUnsavedText = () => isAsking

/** Makes the browser ask before it leaves the page. iOS never asks. Returns a function that stops it. */
export function askBeforeLeaving(): () => void {
  let isPageStaying = false

  // Chrome also fires `beforeunload` for a mail or phone link, within the click, although the page stays.
  function handleClick({ target }: MouseEvent): void {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || /^https?:$/.test(link.protocol)) return
    isPageStaying = true
    window.setTimeout(() => (isPageStaying = false))
  }

  function handleBeforeUnload(event: BeforeUnloadEvent): void {
    if (isPageStaying) return
    event.preventDefault()
    // For Chrome below 119 and Safari.
    event.returnValue = true
  }

  window.addEventListener('click', handleClick)
  window.addEventListener('beforeunload', handleBeforeUnload)
  isAsking = true
  return () => {
    window.removeEventListener('click', handleClick)
    window.removeEventListener('beforeunload', handleBeforeUnload)
    isAsking = false
  }
}
