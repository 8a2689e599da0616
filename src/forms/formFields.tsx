import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Link from '@mui/material/Link'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import { formText } from '#content/formText'
import { useIsHydrated } from '../components/useIsHydrated'
import { FieldFrame } from './FieldFrame'
import { useField, type FieldProps } from './useField'

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
} as const

export function TextField({ kind, ...props }: FieldProps & { readonly kind: keyof typeof ATTRIBUTES }) {
  const { value, isSending, frame, attributes } = useField(props)
  const isHydrated = useIsHydrated()
  const isProse = kind === 'prose'
  return (
    <FieldFrame {...frame}>
      <OutlinedInput
        id={frame.id}
        multiline={isProse}
        readOnly={isSending}
        // A plain textarea can be resized, and needs no hidden copy to measure.
        inputComponent={isProse ? 'textarea' : 'input'}
        // As in the file while the page hydrates.
        defaultValue={isHydrated ? value : ''}
        // Deleting half of a date fires no `input`. At `blur`, the button would move away from a press.
        onKeyUp={attributes.onInput}
        // OutlinedInput's own `required` and `rows` would be on its <div>, too.
        slotProps={{ input: { dir: 'auto', ...ATTRIBUTES[kind], ...attributes } }}
      />
    </FieldFrame>
  )
}

export function ChoiceField(props: FieldProps) {
  const { value, isSending, frame, attributes } = useField(props)
  // A choice can't be read-only.
  const state = { disabled: isSending, defaultValue: value }
  return (
    <FieldFrame {...frame}>
      <NativeSelect input={<OutlinedInput id={frame.id} {...state} slotProps={{ input: attributes }} />}>
        {['', ...(props.options ?? [])].map((option) => (
          <option key={option} value={option}>
            {option || formText.choose}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  )
}

/** A box beside its label. */
export function ConsentField(props: FieldProps) {
  const { value, isSending, frame, attributes } = useField(props)
  const [isTicked] = useState(value === 'yes')
  const [before, linked, after] = props.label.split(/[{}]/)
  // In a new tab, because the page would lose what was typed.
  const link = linked && (
    <Link key="link" href={props.link} target="_blank" variant="inherit">
      {linked}
    </Link>
  )
  const box = <Checkbox value="yes" defaultChecked={isTicked} slotProps={{ input: attributes }} />
  return (
    <FieldFrame {...frame} label="">
      <FormControlLabel disabled={isSending} sx={{ py: 1 }} control={box} label={[before, link, after]} />
    </FieldFrame>
  )
}
