import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { App } from '../../App'
import { documentTitle } from '../../navigation/documentTitle'
import { createHref } from '../../navigation/pageNavigation'
import type { AppStore } from '../../store/createAppStore'
import { BASE_PATH } from '../../url/basePath'

export type RenderedPage = ReturnType<typeof renderPage>

const nothing = () => {}

/** The app as it is before any script: at the path without a query. */
function appAt(pathname: string, store: AppStore) {
  const snapshot = { location: { pathname, search: '', hash: '', state: null, key: '' }, isPending: false }
  const navigation = {
    navigator: { createHref, push: nothing, replace: nothing, go: nothing },
    getSnapshot: () => snapshot,
    subscribe: () => nothing,
    retry: nothing,
  }
  return (
    <StrictMode>
      <App store={store} hydratedState={store.getState()} navigation={navigation} onPageRendered={nothing} />
    </StrictMode>
  )
}

/** Renders a page. Throws if a part of it throws. `assertRenders` finds the error of a part. */
export function renderPage(path: string, store: AppStore) {
  const pathname = `${BASE_PATH}${path}`
  // Without vendor prefixes: Vite's target needs one only (theme/inputs.tsx).
  const cache = createCache({ key: 'css', stylisPlugins: [] })
  // Keeps the styles in the cache instead of writing style elements into the body.
  cache.compat = true
  const emotionServer = createEmotionServer(cache)
  const body = renderToString(<CacheProvider value={cache}>{appAt(pathname, store)}</CacheProvider>)
  // React leaves this mark in the place of a `Suspense` that throws, and says nothing.
  if (body.includes('<!--$!-->')) throw new Error(`A part of ${path} can’t be rendered.`)
  const styles = emotionServer.constructStyleTagsFromChunks(emotionServer.extractCriticalToChunks(body))
  return {
    title: documentTitle(store.getState(), pathname),
    body,
    // Renamed, because emotion moves the style elements that it knows, and the browser parses them again (startApp.tsx).
    styles: styles.replace('emotion="css ', 's="').replaceAll(/<style (?!data-s)/g, '<style data-s '),
  }
}

/** Rejects with the path and the error if a part of the page throws. */
export async function assertRenders(path: string, store: AppStore): Promise<void> {
  const errors: unknown[] = []
  const onError = (error: unknown) => void errors.push(error)
  await prerender(appAt(`${BASE_PATH}${path}`, store), { onError }).catch(() => {})
  if (errors.length > 0)
    throw new Error(`${path} can’t be rendered: ${errors.join(', ')}`, { cause: errors[0] })
}
