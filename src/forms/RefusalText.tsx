import FormHelperText from '@mui/material/FormHelperText'
import { AlertIcon } from '../components/icons'

/** Says below a field why it was refused. */
export function RefusalText({ id, words }: { readonly id: string; readonly words: string }) {
  if (words === '') return null
  return (
    <FormHelperText id={id} error>
      <AlertIcon />
      <span>{words}</span>
    </FormHelperText>
  )
}
