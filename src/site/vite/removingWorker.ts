/**
 * Replaces the worker of earlier visits if the site no longer works offline. The one of vite-plugin-pwa
 * (`selfDestroying`) also reloads every open tab, and Safari on iOS never asks before typed text is lost.
 */
export const REMOVING_WORKER = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  const isOwn = (name) => name.startsWith('workbox-') && name.endsWith(self.registration.scope)
  const removed = caches.keys().then((names) => Promise.all(names.filter(isOwn).map((name) => caches.delete(name))))
  event.waitUntil(Promise.all([removed, self.registration.unregister()]))
})
`
