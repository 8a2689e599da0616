import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { useSyncExternalStore } from 'react'
import { offlineText } from '#content/offlineText'
import { fill } from '../domain/fill'
import { staleReason, watchHost } from '../offline/hostWatch'

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
