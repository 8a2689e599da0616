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

/** Runs after two seconds without a press of a key or a pointer. */
function whenQuiet(run: () => void): void {
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
 * Links the web manifest and registers the service worker. The worker fetches the whole site, and a letter that is typed
 * meanwhile is painted 0.1 to 0.2 s later on a slow tablet. Does nothing where the visitor saves data, in development, and
 * where it is switched off (`worksOffline` in src/content/settings.ts).
 */
export function makeInstallable(): void {
  const isSavingData = navigator.connection?.saveData === true
  if (!worksOffline || !HAS_SERVICE_WORKER || isSavingData || !('serviceWorker' in navigator)) return
  whenQuiet(() => {
    linkManifest()
    // Rejected in a private window of Firefox. The site works without it.
    navigator.serviceWorker.register(trustedScript()).catch(() => {})
  })
}
