import FormControl, { type FormControlProps } from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { AlertIcon } from '../components/icons'

type FieldFrameProps = FormControlProps & Readonly<Record<'id' | 'label' | 'refusal', string>>

/** A field between its label and the reason why it is refused, if there is one. */
export function FieldFrame({ id, label, refusal, children, ...props }: FieldFrameProps) {
  return (
    <FormControl error={refusal !== ''} {...props}>
      {label && <FormLabel htmlFor={id}>{label}</FormLabel>}
      {children}
      {refusal && (
        <FormHelperText id={`${id}-refusal`}>
          <AlertIcon />
          <span>{refusal}</span>
        </FormHelperText>
      )}
    </FormControl>
  )
}
