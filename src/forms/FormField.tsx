import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Link from '@mui/material/Link'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, useState } from 'react'
import { formText } from '#content/formText'
import { useIsHydrated } from '../components/useIsHydrated'
import type { ApplicationField } from '../domain/applicationField'
import { fieldName } from '../hydration/fields'
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
  consent: {},
} as const

export interface FormFieldProps extends Omit<ApplicationField, 'kind'> {
  readonly form: string
  readonly kind: keyof typeof ATTRIBUTES
}

/** A field below its label, or a box beside it. It has no `name`, and React sets its text once (README.md). */
export function FormField({ label, kind, isOptional = false, name, form, options, link }: FormFieldProps) {
  const id = useId()
  const isHydrated = useIsHydrated()
  const isProse = kind === 'prose'
  const { values, isSending } = useDraft(form)
  const text = values[name]
  const [isTicked] = useState(text === 'yes')
  const { refusal, handlers } = useRefusal()
  const isRefused = refusal !== ''
  const attributes = {
    ...ATTRIBUTES[kind],
    ...fieldName(`${form}.${name}`),
    ...handlers,
    // The arrow of a choice is at the end of the page's direction.
    dir: kind === 'choice' ? undefined : 'auto',
    required: !isOptional,
    // Without it, Firefox calls an empty required field invalid before it is filled in.
    'aria-invalid': isRefused,
    'aria-describedby': isRefused ? `${id}-refusal` : undefined,
  }
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
      slotProps={{ input: { ...attributes, enterKeyHint: isProse ? undefined : 'next' } }}
    />
  )
  const [before, linked, after] = label.split(/[{}]/)
  return (
    <FormControl error={isRefused}>
      {kind === 'consent' ? (
        <FormControlLabel
          disabled={isSending}
          sx={{ py: 1 }}
          control={<Checkbox value="yes" defaultChecked={isTicked} slotProps={{ input: attributes }} />}
          label={
            <>
              {before}
              {/* In a new tab, because the page would lose what was typed. */}
              <Link href={link} target="_blank" variant="inherit">
                {linked}
              </Link>
              {after}
            </>
          }
        />
      ) : (
        <FormLabel htmlFor={id}>{label}</FormLabel>
      )}
      {kind === 'choice' ? (
        <NativeSelect input={input}>
          {['', ...(options ?? [])].map((option) => (
            <option key={option} value={option}>
              {option || formText.choose}
            </option>
          ))}
        </NativeSelect>
      ) : (
        kind !== 'consent' && input
      )}
      <RefusalText id={`${id}-refusal`} text={refusal} />
    </FormControl>
  )
}
