import type { Job } from './domain/job'
import { mirrorTitle } from './navigation/mirrorTitle'
import { createAppStore } from './store/createAppStore'
import { createAddress } from './url/address'
import type { HistoryWindow } from './url/historyWriter'
import { createUrlMirror, queryAt } from './url/urlMirror'

/** Connects state, address and title to a window. They follow an address in this order. */
export function startState(
  window: HistoryWindow & { readonly document: Pick<Document, 'title'> },
  jobs: readonly Job[],
) {
  const stopped = new AbortController()
  const listening = { signal: stopped.signal }
  const address = createAddress(window, listening)
  const mirror = createUrlMirror(address)
  const store = createAppStore({ jobs, middleware: [mirror.middleware], jobsQuery: queryAt(address.entry()) })
  mirror.start(store)
  mirrorTitle(store, address, window.document)
  return {
    store,
    address,
    /** The options for listeners that end with the state. */
    listening,
    stop: (): void => stopped.abort(),
  }
}
