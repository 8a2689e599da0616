import { cacheNames, clientsClaim } from 'workbox-core'
import { addPlugins, getCacheKeyForURL, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { NetworkFirst } from 'workbox-strategies'
import { pagePath } from '../url/pagePath'
import { APP_SHELL, CACHED_ATTRIBUTE, type CACHED_REASONS } from './serviceWorker'

/* Documents come from the network first, hashed files from the cache. Only this site's own files are fetched. */

declare const self: ServiceWorkerGlobalScope & { readonly skipWaiting: () => Promise<void> }

/** Without a name and a password, which no `Request` takes. */
const bare = (url: string) => url.replace(/^(\w+:\/\/)[^/]*@/, '$1')

/** The key of a page's file, or undefined for a page that is cached when it is visited: the details. */
function precachedFile(url: string): string | undefined {
  const path = pagePath(new URL(url).pathname)
  return getCacheKeyForURL(`${path}${path.endsWith('/') ? 'index' : ''}.html`)
}

async function markAsCached(response: Response, reason: (typeof CACHED_REASONS)[number]): Promise<Response> {
  const html = await response.text()
  return new Response(html.replace('<html', `<html ${CACHED_ATTRIBUTE}="${reason}"`), response)
}

void self.skipWaiting()
clientsClaim()

registerRoute(
  new NavigationRoute(
    new NetworkFirst({
      // A new build removes what is not in its list, and so the details of the last one.
      cacheName: cacheNames.precache,
      // A document that takes longer comes from the cache, if it is there.
      networkTimeoutSeconds: 3,
      plugins: [
        {
          // The host, not the browser's cache, which may hold a page of an earlier build. Chrome refuses a copy of
          // a navigation's request. A redirect is the browser's to follow.
          requestWillFetch: async ({ request: { url, headers, credentials, referrer } }) =>
            new Request(bare(url), { headers, credentials, referrer, redirect: 'manual', cache: 'no-cache' }),
          cacheKeyWillBeUsed: async ({ request: { url } }) =>
            precachedFile(url) ?? bare(url).replace(/[?#].*/, ''),
          fetchDidSucceed: async ({ response, state = {} }) => {
            if (response.status < 500) return response
            state['answer'] = response
            throw new Error(`The host answered ${response.status}.`)
          },
          fetchDidFail: async ({ error, state = {} }) => {
            // Without an answer, `fetch` rejects with a TypeError.
            state['reason'] = error instanceof TypeError ? 'offline' : 'failed'
          },
          // Only the whole page of that path: a captive portal answers every path with its own page.
          cacheWillUpdate: async ({ request: { url }, response }) => {
            const html = await response.clone().text()
            const isPage = html.includes(`data-path="${new URL(url).pathname}"`) && html.endsWith('</html>\n')
            return response.ok && isPage && precachedFile(url) === undefined ? response : null
          },
          // If this returns undefined, Workbox goes on to wait for the network.
          cachedResponseWillBeUsed: async ({ cachedResponse, state: { reason = 'slow', answer } = {} }) => {
            const shell = reason === 'offline' ? await matchPrecache(APP_SHELL) : undefined
            const response = cachedResponse ?? shell
            return response ? markAsCached(response, reason) : answer
          },
        },
      ],
    }),
    // The path and query of a file that is not a page: `/jobs.json`.
    { denylist: [/^[^?]*\.(?!html)[^/?]*(?:\?|$)/] },
  ),
)
// Workbox bypasses the HTTP cache. With `no-cache`, the host answers 304 for files that the page has.
addPlugins([
  {
    requestWillFetch: async ({ request }) => new Request(request, { cache: 'no-cache' }),
    // A full or failing cache must not keep a file from a page. An install still fails.
    handlerDidError: async ({ event, request }) => (event.type === 'fetch' ? fetch(request) : undefined),
  },
])
precacheAndRoute(self.__WB_MANIFEST)
