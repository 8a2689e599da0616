const TIP_OPEN_DELAY_MS = 700
const TIP_SKIP_DELAY_MS = 300

/** A tip that a long press has opened stays for this time after the release. */
const TIP_LINGER_MS = 1500

/** Decides when a tip opens and closes. All tips share one clock. `show` gets the anchor of the tip to show, if any. */
export function createTipClock<Anchor>(show: (anchor: Anchor | undefined) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The anchor that is pointed at, focused or pressed. Its tip may not be open. */
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
    /** Called when the pointer or the keyboard focus reaches an anchor. */
    enter(anchor: Anchor): void {
      if (anchor === wanted) return
      wait(anchor)
      const isWarm = shown !== undefined || performance.now() - closedAt <= TIP_SKIP_DELAY_MS
      if (!isWarm) return
      clearTimeout(timer)
      open()
    },
    /** Called when a finger touches an anchor. The delay is never skipped, because it tells a long press from a tap. */
    press: wait,
    release(): void {
      if (shown === undefined) leave()
      else timer = setTimeout(leave, TIP_LINGER_MS)
    },
    leave,
    /** Closes or cancels the tip until its anchor is left and entered again. */
    dismiss,
    wanted: () => wanted,
  }
}
