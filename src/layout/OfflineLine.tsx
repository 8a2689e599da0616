import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { useSyncExternalStore } from 'react'
import { offlineText } from '#content/offlineText'
import { CACHED_ATTRIBUTE } from '../hydration/pending'

function subscribe(onChange: () => void): () => void {
  const handleOnline = () => {
    document.documentElement.removeAttribute(CACHED_ATTRIBUTE)
    onChange()
  }
  window.addEventListener('online', handleOnline)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', handleOnline)
    window.removeEventListener('offline', onChange)
  }
}

/** The browser may count as online while the host is out of reach. Then the service worker has marked the document. */
const isOffline = () => !navigator.onLine || document.documentElement.hasAttribute(CACHED_ATTRIBUTE)

/** Shows the day of the build while there is no network. */
export function OfflineLine() {
  const isShown = useSyncExternalStore(subscribe, isOffline, () => false)
  return (
    <Container role="status">
      {isShown && (
        <Typography variant="body2" sx={{ pt: 1 }}>
          {`${offlineText.offline} ${offlineText.positionsAsOf} ${BUILD_DATE}.`}
        </Typography>
      )}
    </Container>
  )
}
