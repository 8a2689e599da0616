import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { App } from '../../App'
import { documentTitle } from '../../navigation/documentTitle'
import { createHref } from '../../navigation/pageNavigation'
import type { AppStore } from '../../store/createAppStore'
import { BASE_PATH } from '../../url/basePath'

export type RenderedPage = ReturnType<typeof renderPage>

const nothing = () => {}

/** Renders a page as it is before any script: the path without a query. */
export function renderPage(path: string, store: AppStore) {
  const pathname = `${BASE_PATH}${path}`
  const snapshot = { location: { pathname, search: '', hash: '', state: null, key: '' }, isPending: false }
  const navigation = {
    navigator: { createHref, push: nothing, replace: nothing, go: nothing },
    getSnapshot: () => snapshot,
    subscribe: () => nothing,
  }
  // Without vendor prefixes: Vite's target needs one only (theme/inputs.tsx).
  const cache = createCache({ key: 'css', stylisPlugins: [] })
  // Keeps the styles in the cache instead of writing style elements into the body.
  cache.compat = true
  const emotionServer = createEmotionServer(cache)
  const body = renderToString(
    <CacheProvider value={cache}>
      <StrictMode>
        <App
          store={store}
          hydratedState={store.getState()}
          navigation={navigation}
          onHydrated={nothing}
          onPageRendered={nothing}
        />
      </StrictMode>
    </CacheProvider>,
  )
  const styles = emotionServer.constructStyleTagsFromChunks(emotionServer.extractCriticalToChunks(body))
  return {
    title: documentTitle(store.getState(), pathname),
    body,
    // Marked for the head. Emotion would move other elements there, and the browser would read them again.
    styles: styles.replaceAll('<style ', '<style data-s '),
  }
}
