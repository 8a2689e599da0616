import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { StrictMode } from 'react'
import { parsePath } from 'react-router-dom'
import { App } from './App'
import { ignoreRepeatedPress } from './components/ignoreRepeatedPress'
import { loadLaterParts } from './components/laterParts'
import type { Job } from './domain/job'
import { EMPTY_QUERY, isSameQuery } from './domain/jobsQuery'
import { hasUnsavedText } from './forms/askBeforeLeaving'
import { withFieldValue } from './forms/drafts'
import { refuseDroppedFiles } from './forms/refuseDroppedFiles'
import { changedFields, keepFocus } from './hydration/fields'
import { pressHeld } from './hydration/heldPress'
import { isAtStage, setStage } from './hydration/stage'
import { mirrorHead } from './navigation/mirrorHead'
import { mirrorTitle } from './navigation/mirrorTitle'
import { createPageNavigation } from './navigation/pageNavigation'
import { prefetchPages } from './navigation/prefetchPages'
import { createScrollMemory } from './navigation/scrollMemory'
import { makeInstallable } from './offline/makeInstallable'
import { dispatchEarlyInput } from './pages/jobsList/dispatchEarlyInput'
import { createAppStore } from './store/createAppStore'
import { createAddress } from './url/address'
import { parseQuery, writeQuery } from './url/jobsQueryCodec'
import { jobsQueryMirror } from './url/jobsQueryMirror'
import { queryAt } from './url/paths'
import { createUrlMirror } from './url/urlMirror'

/** Emotion's default cache would move the style elements of the file, and the browser would parse them again. */
const styleCache = createCache({ key: 'css' })
const { s: names = '' } = document.querySelector<HTMLElement>('[data-s]:not([data-s=""])')?.dataset ?? {}
for (const name of names.split(' ')) styleCache.inserted[name] = true

const foreignIn = ({ search = '' }) => writeQuery(EMPTY_QUERY, search).slice(1)

/**
 * Connects the app to the window before the first render: no frame shows another list than the address asks
 * for. The script of the first page must be loaded. `filePath` is the path of the prerendered page.
 */
export function startApp(jobs: readonly Job[], filePath?: string) {
  const address = createAddress(window)
  const source = foreignIn(address.entry()) || foreignIn(parsePath(address.opener ?? ''))
  const mirror = createUrlMirror(address, jobsQueryMirror)
  const { shown } = document.documentElement.dataset
  // The address lags where the browser has refused a write.
  const query = shown === undefined ? queryAt(address.entry()) : parseQuery(shown)
  const store = createAppStore(jobs, query, mirror.middleware)
  // An early script that has failed has not shown the query.
  const isShown = shown !== undefined || isSameQuery(query ?? EMPTY_QUERY, EMPTY_QUERY)
  const isHydrated = filePath === window.location.pathname && !isAtStage(/^pending/) && isShown
  const scrollMemory = createScrollMemory(address, isHydrated)
  const navigation = createPageNavigation(address, store, hasUnsavedText)
  // All listeners, in the order in which they hear a change.
  address.listen(
    // In the log, a page comes before its query, as for a link.
    navigation.logPage,
    mirror.start(store),
    // These read the restored state.
    mirrorTitle(store, address, document),
    mirrorHead(store, address),
    // Remembers the scroll position before another page is shown.
    scrollMemory.handleAddressChange,
    navigation.showPage,
    makeInstallable(address),
  )
  prefetchPages()
  ignoreRepeatedPress()
  refuseDroppedFiles()
  // The early script leaves the page to React.
  setStage('starting')
  const hydratedState = store.getState()
  // Input that the early script has not shown becomes actions, that of forms the first drafts.
  dispatchEarlyInput(store)
  const restoreFocus = keepFocus()
  const handlePageRendered = () => {
    scrollMemory.handlePageRendered()
    if (isAtStage(/hydrated/)) return
    restoreFocus()
    void loadLaterParts()
    setStage('hydrated')
    // Last, because it may press a link. Not within the effect, where `flushSync` renders nothing.
    queueMicrotask(pressHeld)
  }
  const app = (
    <StrictMode>
      <CacheProvider value={styleCache}>
        <App
          store={store}
          hydratedState={hydratedState}
          navigation={navigation}
          forms={{ initial: changedFields().reduce(withFieldValue, {}), source }}
          onPageRendered={handlePageRendered}
        />
      </CacheProvider>
    </StrictMode>
  )
  return { app, address, isHydrated }
}
