import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'
import { fieldName } from '../hydration/earlyInput'
import { useEarlyInput } from '../hydration/useEarlyInput'
import { FieldFrame } from './FieldFrame'

/** Attributes for autofill and the on-screen keyboard. */
const FIELD_KINDS = {
  name: {
    type: 'text',
    autoComplete: 'name',
    autoCapitalize: 'words',
    spellCheck: false,
    enterKeyHint: 'next',
  },
  email: { type: 'email', autoComplete: 'email', enterKeyHint: 'next' },
  tel: { type: 'tel', autoComplete: 'tel', enterKeyHint: 'next' },
  prose: { type: undefined, autoComplete: 'off', rows: 6 },
} as const

interface FormFieldProps {
  readonly label: string
  readonly kind: keyof typeof FIELD_KINDS
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A required field below its label. It has no `name`, so that the browser can't submit it. */
export function FormField({ label, kind, value, onChange }: FormFieldProps) {
  const id = useId()
  const inputRef = useEarlyInput(({ value: entered }) => {
    if (entered !== value) onChange(entered)
  })
  const isProse = kind === 'prose'
  return (
    <FieldFrame label={label} fieldId={id}>
      <OutlinedInput
        id={id}
        multiline={isProse}
        // A plain textarea can be resized, and needs no hidden copy to measure.
        inputComponent={isProse ? 'textarea' : 'input'}
        inputRef={inputRef}
        sx={{ '& textarea': { resize: 'vertical' } }}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        // OutlinedInput's own `required` and `rows` would also be attributes of its <div>.
        slotProps={{ input: { ...FIELD_KINDS[kind], ...fieldName(label), dir: 'auto', required: true } }}
      />
    </FieldFrame>
  )
}
