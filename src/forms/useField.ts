import { useId, useState, type SyntheticEvent } from 'react'
import type { ApplicationField } from '../domain/applicationField'
import { joinSentences } from '../domain/fill'
import { fieldName, type Field } from '../hydration/fields'
import { useDraft } from './drafts'

export type FieldProps = Omit<ApplicationField, 'kind'> & { readonly form: string }

/** The state and attributes of a form field of any kind. Fields have no `name` and are uncontrolled (README.md). */
export function useField({ form, name, label, isOptional = false }: FieldProps) {
  const id = useId()
  const { values, submission, isSending, change } = useDraft(form)
  const value = values[name] ?? ''
  const [message, setMessage] = useState('')
  const failure = submission?.failure
  // Until another file is chosen.
  const isUnreadable = failure?.file && failure.file === value
  const refusal = isUnreadable ? joinSentences([failure.title, failure.text]) : message
  return {
    value,
    isSending,
    change: (next: typeof value) => change({ values: { ...values, [name]: next } }),
    setMessage,
    frame: { id, label, refusal },
    attributes: {
      ...fieldName(`${form}.${name}`),
      required: !isOptional,
      // Without it, Firefox calls an empty required field invalid before it is filled in.
      'aria-invalid': refusal !== '',
      'aria-describedby': refusal === '' ? undefined : `${id}-refusal`,
      // The browser's message stays until the field is valid, or the form is submitted.
      onInvalid: ({ currentTarget }: SyntheticEvent<Field>) => {
        setMessage(currentTarget.validationMessage)
        // Fires only for a valid form, also if a program has filled the field in without an event.
        currentTarget.form?.addEventListener('submit', () => setMessage(''), { once: true })
      },
      onInput: ({ currentTarget }: SyntheticEvent<Field>) =>
        setMessage((last) => last && currentTarget.validationMessage),
    },
  }
}
