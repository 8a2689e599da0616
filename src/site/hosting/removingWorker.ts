// `selfDestroying` of vite-plugin-pwa also reloads every open tab, and iOS never asks before typed text is lost.
/** Replaces the worker of earlier visits if the site no longer works offline. */
export const REMOVING_WORKER = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  const isOwn = (name) => name.startsWith('workbox-') && name.endsWith(self.registration.scope)
  const removed = caches.keys().then((names) => Promise.all(names.filter(isOwn).map((name) => caches.delete(name))))
  event.waitUntil(Promise.all([removed, self.registration.unregister()]))
})
`
