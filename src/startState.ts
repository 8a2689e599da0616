import type { Job } from './domain/job'
import { mirrorTitle } from './navigation/mirrorTitle'
import { createAppStore } from './store/createAppStore'
import { createAddress } from './url/address'
import type { HistoryWindow } from './url/historyWriter'
import { createUrlMirror, queryAt } from './url/urlMirror'

/** Connects state, address and title to a window. On each change of the address, the state is updated first. */
export function startState(window: HistoryWindow, jobs: readonly Job[]) {
  const address = createAddress(window)
  const mirror = createUrlMirror(address)
  const store = createAppStore(jobs, queryAt(address.entry()), mirror.middleware)
  mirror.start(store)
  mirrorTitle(store, address, window.document)
  return { store, address }
}
