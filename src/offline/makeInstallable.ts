import { debounce } from '@mui/material/utils'
import { worksOffline } from '#content/settings'
import type { Address, AddressListener } from '../url/address'
import { BASE_PATH } from '../url/basePath'
import { writeQuery } from '../url/jobsQueryCodec'
import { queryAt } from '../url/paths'

const SCRIPT = `${BASE_PATH}/sw.js`

/** Links the web manifest and registers the service worker, which fetches the whole site, once the visitor pauses. */
export function makeInstallable(address: Address): AddressListener {
  const href = `${BASE_PATH}/manifest.webmanifest`
  const link = Object.assign(document.createElement('link'), { rel: 'manifest', href })
  /** Aborted once the visitor pauses. */
  const input = new AbortController()
  // Not in the file, because Chromium fetches the manifest and its icon before the first paint. Only while the
  // query is empty, because a filtered list on a home screen must open its own address.
  const linkManifest = () => {
    const query = queryAt(address.entry())
    if (query && writeQuery(query) !== '') link.remove()
    else if (input.signal.aborted && !link.isConnected) document.head.append(link)
  }
  if (!worksOffline || !IS_BUILT_PAGE || !('serviceWorker' in navigator)) return linkManifest
  // After 2 s without key or pointer input.
  const startWhenIdle = debounce(() => {
    input.abort()
    linkManifest()
    if (navigator.connection?.saveData === true) return
    // The policy requires Trusted Types and allows this one (site/security/securityPolicy.ts).
    const types = window.trustedTypes?.createPolicy('service-worker', { createScriptURL: () => SCRIPT })
    // Rejected in a private window of Firefox. The site works without it.
    navigator.serviceWorker.register(types?.createScriptURL('') ?? SCRIPT).catch(() => {})
  }, 2000)
  for (const type of ['keydown', 'pointerdown'])
    addEventListener(type, startWhenIdle, { signal: input.signal })
  startWhenIdle()
  return linkManifest
}
