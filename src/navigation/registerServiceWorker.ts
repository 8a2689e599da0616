import { worksOffline } from '#content/settings'
import { BASE_PATH } from '../url/basePath'

const SCRIPT = `${BASE_PATH}/sw.js`

/** The security policy requires Trusted Types and allows this one policy (site/security/securityPolicy.ts). */
function trustedScript(): string {
  const policy = window.trustedTypes?.createPolicy('service-worker', { createScriptURL: () => SCRIPT })
  return policy?.createScriptURL('') ?? SCRIPT
}

/**
 * Registers the service worker once the browser is idle, because it fetches the whole site. Does nothing where the visitor
 * saves data, in development, and where it is switched off (`worksOffline` in src/content/settings.ts).
 */
export function registerServiceWorker(): void {
  const isSavingData = navigator.connection?.saveData === true
  if (!worksOffline || !HAS_SERVICE_WORKER || isSavingData || !('serviceWorker' in navigator)) return
  // Safari has no requestIdleCallback.
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 2000))
  whenIdle(() => {
    // Rejected in a private window of Firefox. The site works without it.
    navigator.serviceWorker.register(trustedScript()).catch(() => {})
  })
}
