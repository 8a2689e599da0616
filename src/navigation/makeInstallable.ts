import { worksOffline } from '#content/settings'
import { BASE_PATH } from '../url/basePath'

const SCRIPT = `${BASE_PATH}/sw.js`

/** The security policy requires Trusted Types and allows this one policy (site/security/securityPolicy.ts). */
function trustedScript(): string {
  const policy = window.trustedTypes?.createPolicy('service-worker', { createScriptURL: () => SCRIPT })
  return policy?.createScriptURL('') ?? SCRIPT
}

/** Chromium fetches the manifest and its icon as soon as it finds the link. In the file, that was before the first paint. */
function linkManifest(): void {
  const href = `${BASE_PATH}/manifest.webmanifest`
  document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href }))
}

/** Calls `run` after 2 s without key or pointer input. */
function whenVisitorIdle(run: () => void): void {
  const listening = new AbortController()
  let timer = 0
  const wait = () => {
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      listening.abort()
      run()
    }, 2000)
  }
  for (const type of ['keydown', 'pointerdown']) addEventListener(type, wait, listening)
  wait()
}

/**
 * Links the web manifest and registers the service worker. While the worker fetches the whole site, the first letter that is
 * typed takes 0.1 to 0.2 s longer (2 cores, 4x slower). Does nothing in development, if the visitor saves data, or if
 * `worksOffline` in src/content/settings.ts is false.
 */
export function makeInstallable(): void {
  const isSavingData = navigator.connection?.saveData === true
  if (!worksOffline || !IS_BUILT_PAGE || isSavingData || !('serviceWorker' in navigator)) return
  whenVisitorIdle(() => {
    linkManifest()
    // Rejected in a private window of Firefox. The site works without it.
    navigator.serviceWorker.register(trustedScript()).catch(() => {})
  })
}
