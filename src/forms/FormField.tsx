import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'
import type { ApplicationField } from '../domain/applicationField'
import { fieldName } from '../hydration/earlyInput'
import { useIsHydrated } from '../hydration/useIsHydrated'
import { useDraft } from './drafts'
import { RefusalText } from './RefusalText'
import { useRefusal } from './useRefusal'

/** Attributes for autofill and the on-screen keyboard. MUI's own type is `text`. */
const ATTRIBUTES = {
  name: { autoComplete: 'name', autoCapitalize: 'words', spellCheck: false },
  email: { type: 'email', autoComplete: 'email' },
  tel: { type: 'tel', autoComplete: 'tel' },
  text: {},
  prose: { type: undefined, rows: 6 },
  date: { type: 'date' },
  // The type `url` would refuse `linkedin.com/in/name`.
  url: { inputMode: 'url', autoComplete: 'url', autoCapitalize: 'none', spellCheck: false },
} as const

interface FormFieldProps extends ApplicationField {
  readonly form: string
  readonly kind: keyof typeof ATTRIBUTES
}

/** A field below its label. It has no `name`, and React sets its text once (README.md). */
export function FormField({ label, kind, isOptional = false, name, form }: FormFieldProps) {
  const id = useId()
  const isHydrated = useIsHydrated()
  const isProse = kind === 'prose'
  const { values, isSending } = useDraft(form)
  const text = values[name]
  const { refusal, handlers } = useRefusal()
  const isRefused = refusal !== ''
  return (
    <FormControl error={isRefused}>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <OutlinedInput
        id={id}
        multiline={isProse}
        readOnly={isSending}
        // A plain textarea can be resized, and needs no hidden copy to measure.
        inputComponent={isProse ? 'textarea' : 'input'}
        sx={{ '& textarea': { resize: 'vertical' } }}
        // As in the file while the page hydrates.
        defaultValue={isHydrated && typeof text === 'string' ? text : ''}
        // OutlinedInput's own `required` and `rows` would also be attributes of its <div>.
        slotProps={{
          input: {
            ...ATTRIBUTES[kind],
            ...fieldName(`${form}.${name}`),
            ...handlers,
            enterKeyHint: isProse ? undefined : 'next',
            dir: 'auto',
            required: !isOptional,
            // MUI would call an empty field valid.
            'aria-invalid': isRefused || undefined,
            'aria-describedby': isRefused ? `${id}-refusal` : undefined,
          },
        }}
      />
      <RefusalText id={`${id}-refusal`} text={refusal} />
    </FormControl>
  )
}
