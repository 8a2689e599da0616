import { StrictMode } from 'react'
import { App } from './App'
import { ignoreRepeatedPress } from './components/ignoreRepeatedPress'
import type { Job } from './domain/job'
import { closeDrawer } from './navigation/closeDrawer'
import { createPageNavigation } from './navigation/pageNavigation'
import { prefetchPages } from './navigation/prefetchPages'
import { removeStaleHead } from './navigation/removeStaleHead'
import { createScrollMemory } from './navigation/scrollMemory'
import { startState } from './startState'
import { rootReducer } from './store/rootReducer'

/**
 * Connects the app to a window, before the first render, so that no frame shows another list than the address asks for.
 * The script of the first page must be loaded. `stop` ends everything outside of React.
 */
export function startApp(window: Window, jobs: readonly Job[]) {
  const { store, address, listening, stop } = startState(window, jobs)
  removeStaleHead(address, window.document)
  const scrollMemory = createScrollMemory(window, address, listening)
  const navigation = createPageNavigation(address, {
    onStart: () => closeDrawer(store),
    loadDocument: (href) => window.location.assign(href),
  })
  prefetchPages(window.document, listening)
  ignoreRepeatedPress(window, listening)
  const app = (
    <StrictMode>
      <App
        store={store}
        builtState={rootReducer({ jobs }, { type: 'build' })}
        navigation={navigation}
        onArrived={scrollMemory.settle}
      />
    </StrictMode>
  )
  return { app, store, stop }
}
