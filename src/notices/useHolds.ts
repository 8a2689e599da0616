import { useEffect, useReducer } from 'react'

type Holds = Partial<Record<'pointer' | 'focus' | 'window' | 'tab', boolean>>

/** Tracks what pauses the notices: a pointer or focus on one of them, or a window in the background. */
export function useHolds() {
  const [holds, setHold] = useReducer((held: Holds, change: Holds): Holds => ({ ...held, ...change }), {})

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    // Only events count: `document.hasFocus()` may be false in a window that gets no `focus` event later.
    window.addEventListener('blur', () => setHold({ window: true }), { signal })
    window.addEventListener('focus', () => setHold({ window: false }), { signal })
    document.addEventListener('visibilitychange', () => setHold({ tab: document.hidden }), { signal })
    return () => controller.abort()
  }, [])

  const handlers = {
    onPointerOver: () => setHold({ pointer: true }),
    onPointerOut: () => setHold({ pointer: false }),
    onFocus: () => setHold({ focus: true }),
    onBlur: () => setHold({ focus: false }),
  }
  return { isPaused: Object.values(holds).includes(true), handlers, setHold }
}
