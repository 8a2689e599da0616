import { BASE_PATH } from '../url/basePath'

/* Seen from the page. The worker of a newer build takes control of all open tabs, and lacks older scripts. */

/** Renders any address without a network. A copy of 404.html, which can't be precached because of its status. */
export const APP_SHELL = 'offline.html'

/** On `<html>` in a document that the service worker has taken from its cache: why (README.md). */
export const CACHED_ATTRIBUTE = 'data-cached'

export const CACHED_REASONS = ['offline', 'slow', 'failed'] as const

let registration: ServiceWorkerRegistration | undefined
/** The controller, and the worker of this document's build. If that one fails to install, the controller stays. */
let knownWorkers: readonly (ServiceWorker | null | undefined)[] = []

const newestWorker = () => registration?.installing ?? registration?.waiting ?? registration?.active

/** Rejects while the host does not answer. An update check, because the security policy forbids `fetch`. */
export const askHost = async () => (await navigator.serviceWorker.ready).update()

/** Called once, at the start. Rejects in a browser without service workers. */
export async function findOwnWorker(): Promise<void> {
  const { controller, ready } = navigator.serviceWorker
  registration = await ready
  // The shell of the controller's build has the day and the scripts of this document, if it is of that build.
  const shell = await caches.match(`${window.origin}${BASE_PATH}/${APP_SHELL}`, { ignoreSearch: true })
  const text = (await shell?.text()) ?? ''
  const { built, catalog } = document.documentElement.dataset
  // Any changed script renames the entry. Scripts of extensions have other addresses.
  const entry = document.querySelector('script[src^="/"]')?.getAttribute('src')
  const isOfController = [built, catalog, entry].every((name) => text.includes(`"${name}"`))
  // The network has brought a newer document than the worker has.
  if (controller && !isOfController) await askHost().catch(() => {})
  knownWorkers = [controller, controller && isOfController ? controller : newestWorker()]
}

/** True while a newer worker installs, and once it is there. */
export const hasNewerBuild = () => knownWorkers.length > 0 && !knownWorkers.includes(newestWorker())
