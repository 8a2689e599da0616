/** README.md */
const TIP_OPEN_DELAY_MS = 700
const TIP_SKIP_DELAY_MS = 300

/** How long a tip that a long press opened can be read once the finger is off it. */
const TIP_LINGER_MS = 1500

/**
 * When which tip shows. One clock for all of them: that is what lets the next one open at once.
 * `show` hears the anchor of the tip to show, or nothing.
 */
export function createTipClock<Anchor>(show: (anchor: Anchor | undefined) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** What is pointed at, focused or pressed; whether or not its tip shows. */
  let wanted: Anchor | undefined
  let shown: Anchor | undefined
  let closedAt = -Infinity

  const open = () => {
    shown = wanted
    show(shown)
  }

  const dismiss = () => {
    clearTimeout(timer)
    if (shown === undefined) return
    shown = undefined
    closedAt = performance.now()
    show(undefined)
  }

  const leave = () => {
    wanted = undefined
    dismiss()
  }

  const wait = (anchor: Anchor) => {
    clearTimeout(timer)
    wanted = anchor
    timer = setTimeout(open, TIP_OPEN_DELAY_MS)
  }

  return {
    /** The pointer or the keyboard's focus is on this one. */
    enter(anchor: Anchor): void {
      if (anchor === wanted) return
      wait(anchor)
      const isWarm = shown !== undefined || performance.now() - closedAt <= TIP_SKIP_DELAY_MS
      if (!isWarm) return
      clearTimeout(timer)
      open()
    },
    /** A finger is on it: the delay tells a long press from a tap, so it is never skipped. */
    press: wait,
    /** The finger is off. */
    release(): void {
      if (shown === undefined) leave()
      else timer = setTimeout(leave, TIP_LINGER_MS)
    },
    leave,
    /** Closes the tip, or the prospect of it, until what it belongs to is left and entered again. */
    dismiss,
    wanted: () => wanted,
  }
}
