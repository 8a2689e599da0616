import { StrictMode } from 'react'
import { createPath } from 'react-router-dom'
import { App } from './App'
import { ignoreRepeatedPress } from './components/ignoreRepeatedPress'
import type { Job } from './domain/job'
import { withFieldValue } from './forms/drafts'
import { changedFields, keepFocus } from './hydration/earlyInput'
import { mirrorHead } from './navigation/mirrorHead'
import { createPageNavigation } from './navigation/pageNavigation'
import { pageAt } from './navigation/pages'
import { prefetchPages } from './navigation/prefetchPages'
import { createScrollMemory } from './navigation/scrollMemory'
import { dispatchEarlyInput } from './pages/jobsList/dispatchEarlyInput'
import { startState } from './startState'
import { restoredFromUrl } from './store/jobsQuerySlice'
import { rootReducer } from './store/rootReducer'
import { parseQuery } from './url/jobsQueryCodec'

/**
 * Connects the app to the window before the first render: no frame shows another list than the address asks
 * for. The script of the first page must be loaded. `filePath` is the path of the prerendered page.
 */
export function startApp(jobs: readonly Job[], filePath?: string) {
  const { store, address } = startState(window, jobs)
  mirrorHead(store, address)
  const { dataset } = document.documentElement
  const isHydrated = filePath === window.location.pathname && !('pending' in dataset)
  const scrollMemory = createScrollMemory(address, isHydrated)
  const navigation = createPageNavigation(
    address,
    store,
    // After Back, the browser is at `href` already: `assign` would only go to the fragment, and fire `popstate`.
    (href) =>
      href === createPath(address.entry()) ? window.location.reload() : window.location.assign(href),
  )
  prefetchPages()
  ignoreRepeatedPress()
  // Back may have led to another page since.
  const isPageOfFile = filePath !== undefined && pageAt(filePath) === pageAt(address.entry().pathname)
  // Input from before the app: fields of the list become actions, those of forms the first drafts.
  const entered = isPageOfFile ? changedFields(document) : []
  if (isPageOfFile) dispatchEarlyInput(store)
  const restoreFocus = keepFocus()
  const hydratedQuery = parseQuery(dataset['shown'] ?? '')
  const app = (
    <StrictMode>
      <App
        store={store}
        hydratedState={rootReducer(store.getState(), restoredFromUrl(hydratedQuery))}
        navigation={navigation}
        initialDrafts={entered.reduce(withFieldValue, {})}
        onHydrated={() => {
          // React reports no change that it finds at hydration.
          dispatchEarlyInput(store)
          restoreFocus()
        }}
        onPageRendered={scrollMemory.handlePageRendered}
      />
    </StrictMode>
  )
  return { app, address, isHydrated }
}
