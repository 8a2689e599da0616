import type { Job } from '../domain/job'
import { mirrorTitle } from '../navigation/mirrorTitle'
import { createAddress, type AddressWindow } from '../url/address'
import { createUrlMirror, queryAt } from '../url/urlMirror'
import { createAppStore } from './createAppStore'

interface StateWindow extends AddressWindow {
  readonly document: AddressWindow['document'] & Pick<Document, 'title'>
}

/** Wires state, address and title to a window. The order is the order of what follows an address: state, then title. */
export function startState(window: StateWindow, jobs: readonly Job[]) {
  const stopped = new AbortController()
  const listening = { signal: stopped.signal }
  const address = createAddress(window, listening)
  const mirror = createUrlMirror(address)
  const store = createAppStore({ jobs, middleware: mirror.middleware, jobsQuery: queryAt(address.entry()) })
  const stopMirror = mirror.start(store)
  const stopTitle = mirrorTitle(store, address, window.document)
  return {
    store,
    address,
    /** For whatever else listens as long as the state does. */
    listening,
    /** Ends every listener, timer and subscription. */
    stop: (): void => {
      stopped.abort()
      stopMirror()
      stopTitle()
    },
  }
}
