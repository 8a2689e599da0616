import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { takeEarlyInput, type EarlyInput } from './earlyInput'

/**
 * Reports what was entered before hydration: hydration leaves it in the field, calls no `onChange`, and the next render
 * would overwrite it. The field needs the returned ref and a `fieldName`.
 */
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
