import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { takeEarlyInput } from './earlyInput'

/**
 * Takes over what was typed before hydration: hydration leaves it in the field, tells no one,
 * and the next render would wipe it. Give the returned ref to the field, and a `fieldName`.
 */
export function useAdoptedInput(value: string, onChange: (value: string) => void) {
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  const takeOver = useEffectEvent(() => {
    if (!field.current) return
    const typed = takeEarlyInput(field.current)?.value ?? field.current.value
    if (typed !== value) onChange(typed)
  })

  // Before the browser paints or another render comes.
  useLayoutEffect(() => takeOver(), [])

  return field
}
