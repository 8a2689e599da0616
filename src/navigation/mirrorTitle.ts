import type { AppStore } from '../store/createAppStore'
import { hasEverySlice } from '../store/rootReducer'
import type { Address, AddressListener } from '../url/address'
import { documentTitle } from './documentTitle'

/** The title follows the address: after a change of the query, it changes when the address is written. */
export function mirrorTitle(
  store: AppStore,
  address: Address,
  document: Pick<Document, 'title'>,
): AddressListener {
  let written = document.title
  let jobs: unknown

  function update(): void {
    const state = store.getState()
    if (!hasEverySlice(state)) return
    jobs = state.jobs
    const title = documentTitle(state, address.entry().pathname)
    // A browser that translates the page changes the title: its translation stays until ours changes.
    if (title === written) return
    written = title
    document.title = title
  }

  update()
  // DevTools may import another catalog for the same query.
  store.subscribe(() => {
    const state = store.getState()
    if (hasEverySlice(state) && state.jobs !== jobs) update()
  })
  return update
}
