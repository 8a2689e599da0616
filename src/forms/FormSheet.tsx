import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId, useRef, type ReactNode, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { fieldsIn } from '../hydration/earlyInput'
import { useIsHydrated } from '../hydration/useIsHydrated'
import { useDrafts, withFieldText, type Drafts } from './drafts'
import { useRefuseDroppedFiles } from './useRefuseDroppedFiles'

interface FormSheetProps {
  readonly heading: string
  /** A note on the visitor's data. */
  readonly privacy: string
  /** Shown where the form can't be sent. */
  readonly withoutScript: string
  readonly submitLabel: string
  readonly otherButton?: ReactNode
  readonly onSubmit: (drafts: Drafts) => void
  readonly children: ReactNode
}

/** The layout of both forms. The browser validates them, so `onSubmit` is called for valid ones only. */
export function FormSheet(props: FormSheetProps) {
  const { heading, privacy, withoutScript, submitLabel, otherButton, onSubmit, children } = props
  const isHydrated = useIsHydrated()
  const headingId = useId()
  const headingRef = useRef<HTMLHeadingElement>(null)
  const [drafts, setDrafts] = useDrafts()
  useRefuseDroppedFiles()

  const shownIn = (form: HTMLFormElement) => fieldsIn(form).reduce(withFieldText, drafts)

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    // Out of the field, where a second Enter would submit the empty form.
    headingRef.current?.focus({ preventScroll: true })
    const form = event.currentTarget
    flushSync(() => onSubmit(shownIn(form)))
    // To the texts of the draft, which are empty now. Ends `:user-invalid`, too.
    form.reset()
  }

  return (
    <Box
      component="form"
      aria-labelledby={headingId}
      onInput={({ currentTarget }) => setDrafts(shownIn(currentTarget))}
      onSubmit={handleSubmit}
      sx={{
        display: 'grid',
        gap: 3,
        '& > .MuiFormControl-root': { gap: 1 },
        // The label stays in sight, too.
        '& :required': { scrollMarginTop: '2.5rem' },
      }}
    >
      <div>
        <Typography variant="h4" component="h2" id={headingId} ref={headingRef} tabIndex={-1}>
          {heading}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          All fields are required.
        </Typography>
        <noscript>{withoutScript}</noscript>
      </div>
      {children}
      <Typography variant="body2" color="textSecondary">
        {privacy}
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
        {/* Disabled until hydration, which disables Enter in a field, too (README.md). */}
        <Button type="submit" variant="contained" size="large" disabled={!isHydrated}>
          {submitLabel}
        </Button>
        {otherButton}
      </Stack>
    </Box>
  )
}
