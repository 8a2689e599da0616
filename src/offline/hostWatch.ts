import { askHost, CACHED_ATTRIBUTE, CACHED_REASONS } from './serviceWorker'

const HOUR_MS = 3_600_000

/** Behind some VPNs, `navigator.onLine` is false from the start, so it counts only after an event. */
let hasGoneOffline = false

export const isOffline = () => hasGoneOffline && !navigator.onLine

/** Offline, only the service worker has documents. iOS loses unsaved text without a question. */
export const canLoadDocument = (hasUnsavedText: boolean) =>
  !(hasUnsavedText && CSS.supports('-webkit-touch-callout', 'none')) &&
  (!isOffline() || ('serviceWorker' in navigator && navigator.serviceWorker.controller !== null))

/** Why the page is not the newest. */
export const staleReason = () =>
  isOffline()
    ? 'offline'
    : CACHED_REASONS.find((reason) => reason === document.documentElement.getAttribute(CACHED_ATTRIBUTE))

/** Calls `onChange` when `staleReason` may have changed. Returns a function that stops it. */
export function watchHost(onChange: () => void): () => void {
  hasGoneOffline = false
  let answeredAt = -Infinity
  const controller = new AbortController()
  const handleAnswer = () => {
    answeredAt = Date.now()
    document.documentElement.removeAttribute(CACHED_ATTRIBUTE)
    onChange()
  }
  const handle = (event = '') => {
    if (event === 'offline') hasGoneOffline = true
    onChange()
    // Until the host answers, and once an hour when the tab returns, so that an open tab learns of a deploy.
    const isBack = event === 'visibilitychange' && !document.hidden && Date.now() - answeredAt >= HOUR_MS
    if (!isOffline() && (isBack || staleReason())) askHost().then(handleAnswer, () => {})
  }
  for (const event of ['online', 'offline', 'click', 'visibilitychange'])
    window.addEventListener(event, () => handle(event), { capture: true, signal: controller.signal })
  handle()
  return () => controller.abort()
}
