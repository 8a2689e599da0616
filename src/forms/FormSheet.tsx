import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode, type SubmitEvent } from 'react'
import { useRefuseDroppedFiles } from './useRefuseDroppedFiles'

interface FormSheetProps {
  readonly heading: string
  /** What happens with what is typed, said before it is sent. */
  readonly privacy: string
  /** What to do where the form can't be sent. */
  readonly withoutScript: string
  readonly buttons: ReactNode
  readonly onSubmit: () => void
  readonly children: ReactNode
}

/** A form as both pages lay it out. It is checked by the browser alone, so `onSubmit` hears of valid ones only. */
export function FormSheet({ heading, privacy, withoutScript, buttons, onSubmit, children }: FormSheetProps) {
  const headingId = useId()
  useRefuseDroppedFiles()

  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault()
    onSubmit()
  }

  return (
    <Box
      component="form"
      aria-labelledby={headingId}
      onSubmit={handleSubmit}
      sx={{ display: 'grid', gap: 2.5, maxWidth: '40rem' }}
    >
      <div>
        <Typography variant="h2" id={headingId}>
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
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
        {buttons}
      </Stack>
    </Box>
  )
}
