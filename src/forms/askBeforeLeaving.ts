/** Makes the browser ask before it leaves the page. Returns a function that stops it. */
export function askBeforeLeaving(window: Window): () => void {
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
  return () => {
    window.removeEventListener('click', handleClick)
    window.removeEventListener('beforeunload', handleBeforeUnload)
  }
}
