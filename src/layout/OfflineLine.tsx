import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { useSyncExternalStore } from 'react'
import { offlineText } from '#content/offlineText'
import { CACHED_ATTRIBUTE, CACHED_REASONS, OUTDATED } from '../hydration/cachedPage'

/** Behind some VPNs, `navigator.onLine` is false from the start. It counts from the event on. */
let hasGoneOffline = false

const isOffline = () => hasGoneOffline && !navigator.onLine

/** The browser may count as online while the host is out of reach. Then the service worker has marked the document. */
const getReason = () =>
  isOffline()
    ? 'offline'
    : CACHED_REASONS.find((reason) => reason === document.documentElement.getAttribute(CACHED_ATTRIBUTE))

/** Rejects while the host does not answer. The policy forbids requests, but the browser fetches the worker's script. */
async function askHost(): Promise<void> {
  const registration = await navigator.serviceWorker.ready
  await registration.update()
  document.documentElement.setAttribute(CACHED_ATTRIBUTE, registration.installing ? OUTDATED : '')
}

/** Asks the host at once, and again at each act of the visitor. */
function subscribe(onChange: () => void): () => void {
  hasGoneOffline = false
  const listening = new AbortController()
  const handle = (act?: Event) => {
    if (act?.type === 'offline') hasGoneOffline = true
    onChange()
    if (!isOffline() && getReason()) askHost().then(onChange, () => {})
  }
  for (const act of ['online', 'offline', 'click', 'visibilitychange']) {
    window.addEventListener(act, handle, listening)
  }
  handle()
  return () => listening.abort()
}

/** Says why the page is not the newest, with the day of its build. */
export function OfflineLine() {
  const reason = useSyncExternalStore(subscribe, getReason, () => undefined)
  return (
    <Container role="status">
      {reason && (
        <Typography variant="body2" sx={{ pt: 1 }}>
          {`${offlineText[reason]} ${offlineText.positionsAsOf} ${BUILD_DATE}.`}
        </Typography>
      )}
    </Container>
  )
}
