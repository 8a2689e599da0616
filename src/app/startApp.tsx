import { StrictMode } from 'react'
import { withTimeout } from '../components/withTimeout'
import type { Job } from '../domain/job'
import { rootReducer } from '../store/rootReducer'
import { pageAt } from '../routes/pageAt'
import { createRouterLocation } from '../url/routerLocation'
import { App } from './App'
import { closeDrawerOnBack } from '../navigation/closeDrawer'
import { removeStaleHead } from '../navigation/removeStaleHead'
import { loadedPage, loadPage } from '../navigation/pageModules'
import { prefetchPages } from '../navigation/prefetchPages'
import { createScrollMemory } from '../navigation/scrollMemory'
import { startState } from './startState'

/**
 * Wires the app to a window; all of it before the first render, so that no frame shows another list
 * than the address asks for. The page follows an address after state and title. The script of the first page must be
 * loaded already. `stop` ends all that goes on outside of React.
 */
export function startApp(window: Window, jobs: readonly Job[]) {
  const { store, address, listening, stop } = startState(window, jobs)
  removeStaleHead(address, window.document)
  closeDrawerOnBack(store, address)
  const scrollMemory = createScrollMemory(window, address, listening)
  const routerLocation = createRouterLocation(address, {
    isReady: (pathname) => loadedPage(pageAt(pathname)) !== undefined,
    prepare: (pathname) => withTimeout(loadPage(pageAt(pathname))),
  })
  prefetchPages(window.document, listening)
  const app = (
    <StrictMode>
      <App
        store={store}
        stateOfBuild={rootReducer({ jobs }, { type: 'build' })}
        navigator={address.navigator}
        routerLocation={routerLocation}
        onArrived={scrollMemory.settle}
      />
    </StrictMode>
  )
  return { app, store, stop }
}
