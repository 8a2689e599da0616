import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'
import { FieldFrame } from './FieldFrame'
import { fieldName } from '../hydration/earlyInput'
import { useAdoptedInput } from '../hydration/useAdoptedInput'

/** What the browser is told beside the type: for autofill and the on-screen keyboard. */
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

/** A required field under its label. It has no `name`: what has none, the browser cannot send. */
export function FormField({ label, kind, value, onChange }: FormFieldProps) {
  const id = useId()
  const inputRef = useAdoptedInput(value, onChange)
  const isProse = kind === 'prose'
  return (
    <FieldFrame label={label} fieldId={id}>
      <OutlinedInput
        id={id}
        multiline={isProse}
        // The browser's own textarea: it can be pulled longer, and needs no hidden twin to measure.
        inputComponent={isProse ? 'textarea' : 'input'}
        inputRef={inputRef}
        sx={{ '& textarea': { resize: 'vertical' } }}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        // Said here, not as OutlinedInput's own prop, which lands on its <div> too.
        slotProps={{ input: { ...FIELD_KINDS[kind], ...fieldName(label), dir: 'auto', required: true } }}
      />
    </FieldFrame>
  )
}
