import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { useSyncExternalStore } from 'react'
import { offlineText } from '#content/offlineText'
import { askHost, CACHED_ATTRIBUTE, CACHED_REASONS } from '../hydration/serviceWorker'

const HOUR_MS = 3_600_000

/** Behind some VPNs, `navigator.onLine` is false from the start. It counts from the event on. */
let hasGoneOffline = false

const isOffline = () => hasGoneOffline && !navigator.onLine

/** The host may be out of reach although the browser is online. Then the worker has marked the document. */
const getReason = () =>
  isOffline()
    ? 'offline'
    : CACHED_REASONS.find((reason) => reason === document.documentElement.getAttribute(CACHED_ATTRIBUTE))

/** Asks the host at each act until it answers, and when a tab comes back, at most once an hour. */
function subscribe(onChange: () => void): () => void {
  hasGoneOffline = false
  let answeredAt = -Infinity
  const listening = new AbortController()
  const handleAnswer = () => {
    answeredAt = Date.now()
    document.documentElement.removeAttribute(CACHED_ATTRIBUTE)
    onChange()
  }
  const handle = (act?: Event) => {
    if (act?.type === 'offline') hasGoneOffline = true
    onChange()
    const isBack = act?.type === 'visibilitychange' && !document.hidden && Date.now() - answeredAt >= HOUR_MS
    if (!isOffline() && (isBack || getReason())) askHost().then(handleAnswer, () => {})
  }
  for (const act of ['online', 'offline', 'click', 'visibilitychange']) {
    window.addEventListener(act, handle, { capture: true, signal: listening.signal })
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
