import { useState, type SyntheticEvent } from 'react'
import type { Field } from '../hydration/fields'

/** Keeps the browser's message for a refused field until the field is valid, or the form is submitted. */
export function useRefusal() {
  const [refusal, setRefusal] = useState('')
  return {
    refusal,
    setRefusal,
    handlers: {
      onInvalid: ({ currentTarget }: SyntheticEvent<Field>) => {
        setRefusal(currentTarget.validationMessage)
        // Fires only for a valid form, also if a program has filled the field in without an event.
        currentTarget.form?.addEventListener('submit', () => setRefusal(''), { once: true })
      },
      onChange: ({ currentTarget }: SyntheticEvent<Field>) =>
        setRefusal((last) => last && currentTarget.validationMessage),
    },
  }
}
