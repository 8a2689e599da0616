/** Has the browser ask before the page goes. Returns how to stop that. */
export function askBeforeLeaving(window: Window): () => void {
  let isPageStaying = false

  // Chrome asks at a mail or phone link too, though the page stays. Its question comes within the click.
  function handleClick({ target }: MouseEvent): void {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || /^https?:$/.test(link.protocol)) return
    isPageStaying = true
    window.setTimeout(() => {
      isPageStaying = false
    })
  }

  function handleBeforeUnload(event: BeforeUnloadEvent): void {
    if (isPageStaying) return
    event.preventDefault()
    // What Chrome below 119 and Safari look at.
    event.returnValue = true
  }

  window.addEventListener('click', handleClick)
  window.addEventListener('beforeunload', handleBeforeUnload)
  return () => {
    window.removeEventListener('click', handleClick)
    window.removeEventListener('beforeunload', handleBeforeUnload)
  }
}
