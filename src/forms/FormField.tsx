import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'
import { formText } from '#content/formText'
import type { FieldProps } from '../domain/applicationField'
import { fieldName } from '../hydration/earlyInput'
import { useIsHydrated } from '../hydration/useIsHydrated'
import { useDraft } from './drafts'
import { RefusalText } from './RefusalText'
import { useRefusal } from './useRefusal'

/** Attributes for autofill and the on-screen keyboard. MUI's own type is `text`. */
const ATTRIBUTES = {
  name: { autoComplete: 'name', autoCapitalize: 'words', spellCheck: false },
  // One of several names. The browser reads its label.
  partOfName: { autoCapitalize: 'words', spellCheck: false },
  email: { type: 'email', autoComplete: 'email' },
  tel: { type: 'tel', autoComplete: 'tel' },
  text: {},
  prose: { type: undefined, rows: 6 },
  // Otherwise the browser takes the years 26 and 122026.
  date: { type: 'date', min: '1900-01-01', max: '2099-12-31' },
  // The type `url` would refuse `linkedin.com/in/name`.
  url: { inputMode: 'url', autoComplete: 'url', autoCapitalize: 'none', spellCheck: false },
  choice: {},
} as const

interface FormFieldProps extends FieldProps {
  readonly form: string
  readonly kind: keyof typeof ATTRIBUTES
  /** Of a choice. It starts with none. */
  readonly options?: readonly string[]
}

/** A field below its label. It has no `name`, and React sets its text once (README.md). */
export function FormField({ label, kind, isOptional = false, name, form, options }: FormFieldProps) {
  const id = useId()
  const isHydrated = useIsHydrated()
  const isProse = kind === 'prose'
  const { values, isSending } = useDraft(form)
  const text = values[name]
  const { refusal, handlers } = useRefusal()
  const isRefused = refusal !== ''
  const input = (
    <OutlinedInput
      id={id}
      multiline={isProse}
      readOnly={isSending}
      // A choice can't be read-only.
      disabled={isSending && kind === 'choice'}
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
  )
  return (
    <FormControl error={isRefused}>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      {kind === 'choice' ? (
        <NativeSelect input={input}>
          {['', ...(options ?? [])].map((option) => (
            <option key={option} value={option}>
              {option || formText.choose}
            </option>
          ))}
        </NativeSelect>
      ) : (
        input
      )}
      <RefusalText id={`${id}-refusal`} text={refusal} />
    </FormControl>
  )
}
