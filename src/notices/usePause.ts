import { useEffect, useReducer } from 'react'

type Causes = Partial<Record<'pointer' | 'focus' | 'window' | 'tab', boolean>>

export function usePause() {
  const [causes, setPausedBy] = useReducer((all: Causes, change: Causes) => ({ ...all, ...change }), {})

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    // Only events count: `document.hasFocus()` may be false in a window that gets no `focus` event later.
    window.addEventListener('blur', () => setPausedBy({ window: true }), { signal })
    window.addEventListener('focus', () => setPausedBy({ window: false }), { signal })
    document.addEventListener('visibilitychange', () => setPausedBy({ tab: document.hidden }), { signal })
    return () => controller.abort()
  }, [])

  const handlers = {
    onPointerOver: () => setPausedBy({ pointer: true }),
    onPointerOut: () => setPausedBy({ pointer: false }),
    onFocus: () => setPausedBy({ focus: true }),
    onBlur: () => setPausedBy({ focus: false }),
  }
  return { isPaused: Object.values(causes).includes(true), handlers, setPausedBy }
}
