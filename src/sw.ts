/// <reference lib="webworker" />
import { cacheNames, clientsClaim } from 'workbox-core'
import { addRoute, getCacheKeyForURL, matchPrecache, precache } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { NetworkFirst } from 'workbox-strategies'
import { CACHED_ATTRIBUTE } from './hydration/pending'

/*
 * The service worker. It caches the pages and scripts of the build, so that the site works offline after one visit.
 * Documents come from the network first, hashed files from the cache first. Only this site's own files are fetched.
 */

declare const self: ServiceWorkerGlobalScope

/** A document that takes longer comes from the cache. */
const NETWORK_TIMEOUT_S = 3

/** Renders any address. It has the content of 404.html, which hosts send with status 404 and which can't be precached. */
const APP_SHELL = 'offline.html'

/** Matches the path and query of a file that is not a page: `/jobs.json`. */
const OTHER_FILE = /^[^?]*\.(?!html)[^/?]*(?:\?|$)/

/** The key of a page's file, or undefined for a page that is cached when it is visited: the details. */
function precachedFile(url: string): string | undefined {
  const { pathname } = new URL(url)
  return getCacheKeyForURL(`${pathname}${pathname.endsWith('/') ? 'index' : ''}.html`)
}

/** Tells the page that it comes from the cache (layout/OfflineLine.tsx). The header `Content-Security-Policy` is kept. */
async function markAsCached(response: Response): Promise<Response> {
  const html = await response.text()
  return new Response(html.replace('<html', `<html ${CACHED_ATTRIBUTE}=""`), response)
}

void self.skipWaiting()
clientsClaim()
precache(self.__WB_MANIFEST)

registerRoute(
  new NavigationRoute(
    new NetworkFirst({
      // A new build removes what is not in its list, and so the details of the last one.
      cacheName: cacheNames.precache,
      networkTimeoutSeconds: NETWORK_TIMEOUT_S,
      plugins: [
        {
          cacheKeyWillBeUsed: async ({ request: { url } }) => precachedFile(url) ?? url.replace(/[?#].*/, ''),
          cacheWillUpdate: async ({ request, response }) =>
            response.ok && precachedFile(request.url) === undefined ? response : null,
          cachedResponseWillBeUsed: async ({ cachedResponse }) => {
            const response = cachedResponse ?? (await matchPrecache(APP_SHELL))
            return response && markAsCached(response)
          },
        },
      ],
    }),
    { denylist: [OTHER_FILE] },
  ),
)
addRoute()
