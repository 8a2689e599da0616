import type { NoticeClock } from './noticeClock'

/**
 * Holds the clock while the window is in the background. `document.hasFocus()` is not asked at the start:
 * it is false in a window that opens beside the one in use, and no `focus` event would follow.
 */
export function holdWhileAway(clock: NoticeClock): () => void {
  function handleBlur(): void {
    clock.hold('window')
  }
  function handleFocus(): void {
    clock.release('window')
  }
  function handleVisibility(): void {
    if (document.hidden) clock.hold('tab')
    else clock.release('tab')
  }

  handleVisibility()
  window.addEventListener('blur', handleBlur)
  window.addEventListener('focus', handleFocus)
  document.addEventListener('visibilitychange', handleVisibility)
  return () => {
    window.removeEventListener('blur', handleBlur)
    window.removeEventListener('focus', handleFocus)
    document.removeEventListener('visibilitychange', handleVisibility)
  }
}
