import { useState, type SyntheticEvent } from 'react'
import type { Field } from '../hydration/earlyInput'

/** The browser's words for a field that a submit has refused. They end when the field is right. */
export function useRefusal() {
  const [words, setWords] = useState('')
  return {
    words,
    setWords,
    handlers: {
      onInvalid: ({ currentTarget }: SyntheticEvent<Field>) => setWords(currentTarget.validationMessage),
      onChange: ({ currentTarget }: SyntheticEvent<Field>) =>
        setWords((last) => last && currentTarget.validationMessage),
    },
  }
}
