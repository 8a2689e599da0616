import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode, SubmitEvent } from 'react'
import { contactText } from '#content/contactText'
import { formText } from '#content/formText'
import { layoutText } from '#content/layoutText'
import { privacyUrl } from '#content/settings'
import { useIsHydrated } from '../components/useIsHydrated'
import { fill, joinSentences } from '../domain/fill'
import { fieldsIn } from '../hydration/fields'
import { useDraft, valuesOf } from './drafts'
import { receiver, receiverHost } from './receiver'
import { useSubmit, type SubmitOptions } from './useSubmit'

const SENT_PRIVACY = [
  receiverHost && fill(formText.sentTo, { host: receiverHost }),
  formText.sentSource,
  contactText.sentPrivacy,
]

interface FormSheetProps extends SubmitOptions {
  readonly heading: string
  readonly isAllRequired: boolean
  /** A note on the visitor's data, true if nothing is sent. */
  readonly privacy: string
  readonly submitLabel: string
  readonly otherButton?: ReactNode
  readonly children: ReactNode
}

/** The layout of both forms, and their submit. The browser validates them. */
export function FormSheet(props: FormSheetProps) {
  const { form, heading, isAllRequired, privacy, submitLabel, otherButton, children } = props
  const isHydrated = useIsHydrated()
  const { submission, isSending, change } = useDraft(form)
  const failure = submission?.failure
  const submit = useSubmit(props)

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (isSending) return
    const shown = valuesOf(fieldsIn(event.currentTarget))
    change({ values: shown })
    // Out of the field, because an on-screen keyboard hides what happens.
    if (receiver !== '') event.nativeEvent.submitter?.focus()
    submit(shown)
  }

  return (
    <Box
      component="form"
      name={form}
      aria-labelledby="form-heading"
      onInput={({ currentTarget }) => change({ values: valuesOf(fieldsIn(currentTarget)) })}
      onSubmit={handleSubmit}
      sx={{
        display: 'grid',
        gap: 3,
        '& > .MuiFormControl-root': { gap: 1 },
        // The label stays in sight, too.
        '& [data-field]': { scrollMarginTop: '2.5rem' },
      }}
    >
      <div>
        <Typography variant="h4" component="h2" id="form-heading" tabIndex={-1}>
          {heading}
        </Typography>
        {isAllRequired && (
          <Typography color="textSecondary" sx={{ mt: 1 }}>
            {formText.required}
          </Typography>
        )}
        <noscript>{contactText.withoutScript}</noscript>
      </div>
      {children}
      <Stack spacing={1.5}>
        <Typography variant="body2" color="textSecondary">
          {receiver === '' ? privacy : joinSentences(SENT_PRIVACY.filter(Boolean))}
        </Typography>
        {/* The failure of a file is said at its field. */}
        {failure && !failure.file && (
          <Typography color="error">{joinSentences([failure.title, failure.text])}</Typography>
        )}
        {receiver !== '' && (
          // In the gap above the button: nothing shifts. The clipped text is for screen readers.
          <Box role="status" sx={{ height: 4, overflow: 'hidden', '&&': { mb: -2 } }}>
            {isSending && <LinearProgress aria-label={formText.progress} />}
            {isSending && formText.sending}
          </Box>
        )}
      </Stack>
      {privacyUrl !== '' && (
        // In a new tab, because the page would lose what was typed.
        <Link href={privacyUrl} target="_blank" sx={{ justifySelf: 'start', my: -2 }}>
          {layoutText.privacyPolicy}
        </Link>
      )}
      {/* Beside the button that scrolls to the top, on a phone. */}
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, paddingInlineEnd: { xs: 8, sm: 0 } }}>
        {/* Disabled until hydration, which disables Enter in a field, too (README.md). */}
        <Button
          type="submit"
          variant="contained"
          size="large"
          disabled={!isHydrated}
          aria-disabled={isSending || undefined}
        >
          {isSending ? formText.sending : submitLabel}
        </Button>
        {otherButton}
      </Stack>
    </Box>
  )
}
