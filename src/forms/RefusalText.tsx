import FormHelperText from '@mui/material/FormHelperText'
import { AlertIcon } from '../components/icons'

export function RefusalText({ id, text }: { readonly id: string; readonly text: string }) {
  if (text === '') return null
  return (
    <FormHelperText id={id} error>
      <AlertIcon />
      <span>{text}</span>
    </FormHelperText>
  )
}
