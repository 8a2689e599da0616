import type { NoticeClock } from './noticeClock'

/**
 * Holds the clock while the window is in the background. `document.hasFocus()` is not asked at the start:
 * it is false in a window that opens beside the one in use, and no `focus` event would follow.
 */
export function holdWhileAway(clock: NoticeClock): () => void {
  const stopped = new AbortController()
  const listening = { signal: stopped.signal }
  function handleVisibility(): void {
    if (document.hidden) clock.hold('tab')
    else clock.release('tab')
  }

  handleVisibility()
  document.addEventListener('visibilitychange', handleVisibility, listening)
  window.addEventListener('blur', () => clock.hold('window'), listening)
  window.addEventListener('focus', () => clock.release('window'), listening)
  return () => stopped.abort()
}
