/** A hidden tab paints nothing. */
const MAX_WAIT_MS = 100

export type PaintWindow = Pick<
  Window,
  'setTimeout' | 'clearTimeout' | 'requestAnimationFrame' | 'cancelAnimationFrame'
>

/** Calls back after the next paint, at most `MAX_WAIT_MS` later. Returns a function that cancels it. */
export function afterPaint(window: PaintWindow, callback: () => void): () => void {
  let timer = window.setTimeout(callback, MAX_WAIT_MS)
  const frame = window.requestAnimationFrame(() => {
    window.clearTimeout(timer)
    timer = window.setTimeout(callback)
  })
  return () => {
    window.cancelAnimationFrame(frame)
    window.clearTimeout(timer)
  }
}
