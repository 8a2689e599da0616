import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import Link from '@mui/material/Link'
import { useId, useState } from 'react'
import type { FieldProps } from '../domain/applicationField'
import { fieldName } from '../hydration/earlyInput'
import { useDraft } from './drafts'
import { RefusalText } from './RefusalText'
import { useRefusal } from './useRefusal'

interface ConsentFieldProps extends FieldProps {
  readonly form: string
  readonly link?: string
}

/** A box to tick. The link is in the words of the label between { and }. */
export function ConsentField({ label, link, isOptional = false, name, form }: ConsentFieldProps) {
  const id = useId()
  const { values, isSending } = useDraft(form)
  const [isTickedInDraft] = useState(values[name] === 'yes')
  const { refusal, handlers } = useRefusal()
  const isRefused = refusal !== ''
  const [before, linked, after] = label.split(/[{}]/)
  return (
    <FormControl error={isRefused}>
      <FormControlLabel
        disabled={isSending}
        control={
          <Checkbox
            value="yes"
            defaultChecked={isTickedInDraft}
            slotProps={{
              input: {
                ...fieldName(`${form}.${name}`),
                ...handlers,
                required: !isOptional,
                'aria-invalid': isRefused || undefined,
                'aria-describedby': isRefused ? `${id}-refusal` : undefined,
              },
            }}
          />
        }
        label={
          <>
            {before}
            {/* In a new tab, because the page would lose what was typed. */}
            {link === undefined ? (
              linked
            ) : (
              <Link href={link} target="_blank">
                {linked}
              </Link>
            )}
            {after}
          </>
        }
      />
      <RefusalText id={`${id}-refusal`} text={refusal} />
    </FormControl>
  )
}
