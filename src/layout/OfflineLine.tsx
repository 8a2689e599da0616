import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { useSyncExternalStore } from 'react'
import { offlineText } from '#content/offlineText'
import { fill } from '../domain/fill'
import { staleReason, watchHost } from '../offline/hostWatch'

/** Says why the page is not the newest, with the day of its build. */
export function OfflineLine() {
  const reason = useSyncExternalStore(watchHost, staleReason, () => undefined)
  return (
    <Container role="status">
      {reason && (
        <Typography variant="body2" sx={{ pt: 1 }}>
          {`${offlineText[reason]} ${fill(offlineText.positionsAsOf, { day: document.documentElement.dataset['built'] ?? '' })}`}
        </Typography>
      )}
    </Container>
  )
}
