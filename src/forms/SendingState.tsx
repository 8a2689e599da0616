import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { contactText } from '#content/contactText'
import { formText } from '#content/formText'
import { fill, joinSentences } from '../domain/fill'
import { useDraft } from './drafts'
import { receiverHost } from './receiver'

const PRIVACY = [
  receiverHost && fill(formText.sentTo, { host: receiverHost }),
  formText.sentSource,
  contactText.sentPrivacy,
]

/** Above the button: who receives the form, why the last try has failed, and that the form is being sent. */
export function SendingState({ form }: { readonly form: string }) {
  const { submission, isSending } = useDraft(form)
  const failure = submission?.failure
  return (
    <Stack spacing={1.5}>
      <Typography variant="body2" color="textSecondary">
        {PRIVACY.join(' ')}
      </Typography>
      {/* The failure of a file is said at its field. */}
      {failure && !failure.file && (
        <Typography color="error">{joinSentences([failure.title, failure.text])}</Typography>
      )}
      {/* In the gap above the button: nothing shifts. The clipped text is for screen readers. */}
      <Box role="status" sx={{ height: 4, overflow: 'hidden', '&&': { mb: -2 } }}>
        {isSending && <LinearProgress aria-label={formText.progress} />}
        {isSending && formText.sending}
      </Box>
    </Stack>
  )
}
