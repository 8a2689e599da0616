import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { takeEarlyInput, type EarlyInput } from './earlyInput'

/** Reports input from before hydration, which the next render would overwrite. The field needs the ref and a `fieldName`. */
export function useEarlyInput<Field extends HTMLInputElement | HTMLTextAreaElement>(
  onEntered: (entered: EarlyInput) => void,
) {
  const field = useRef<Field>(null)
  const report = useEffectEvent(() => {
    const entered = field.current ? takeEarlyInput(field.current) : undefined
    if (entered) onEntered(entered)
  })

  // Before the next render and the next paint.
  useLayoutEffect(() => report(), [])

  return field
}
