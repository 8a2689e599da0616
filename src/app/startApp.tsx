import { StrictMode } from 'react'
import { withTimeout } from '../components/withTimeout'
import type { Job } from '../domain/job'
import { rootReducer } from '../store/rootReducer'
import { createAddress } from '../url/address'
import { pageAt } from '../routes/pageAt'
import { createRouterLocation } from '../url/routerLocation'
import { createUrlMirror, queryAt } from '../url/urlMirror'
import { App } from './App'
import { closeDrawerOnBack } from '../navigation/closeDrawerOnBack'
import { createAppStore } from './createAppStore'
import { removeStaleHead } from '../navigation/removeStaleHead'
import { mirrorTitle } from '../navigation/mirrorTitle'
import { loadedPage, loadPage } from '../navigation/pageModules'
import { prefetchPages } from '../navigation/prefetchPages'
import { createScrollMemory } from '../navigation/scrollMemory'

/**
 * Wires the app to a window; all of it before the first render, so that no frame shows another list
 * than the address asks for. The order of the listeners is the order of what follows an address:
 * first the state, then the title, then the page. The script of the first page must be loaded already.
 */
export function startApp(window: Window, jobs: readonly Job[]) {
  const address = createAddress(window)
  const mirror = createUrlMirror(address)
  const store = createAppStore({ jobs, middleware: mirror.middleware, jobsQuery: queryAt(address.entry()) })
  mirror.start(store)
  mirrorTitle(store, address, window.document)
  removeStaleHead(address, window.document)
  closeDrawerOnBack(store, address)
  const scrollMemory = createScrollMemory(window, address)
  const routerLocation = createRouterLocation(address, {
    isReady: (pathname) => loadedPage(pageAt(pathname)) !== undefined,
    prepare: (pathname) => withTimeout(loadPage(pageAt(pathname))),
  })
  prefetchPages(window.document)
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
  return { app, store }
}
