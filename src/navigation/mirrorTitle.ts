import type { AppStore } from '../store/createAppStore'
import { hasEverySlice } from '../store/rootReducer'
import type { Address, AddressListener } from '../url/address'
import { documentTitle } from './documentTitle'

/** The title follows the address, so a change of the query when it is written. */
export function mirrorTitle(
  store: AppStore,
  address: Address,
  document: Pick<Document, 'title'>,
): AddressListener {
  let written = ''

  function update(): void {
    const state = store.getState()
    if (!hasEverySlice(state)) return
    const title = documentTitle(state, address.entry().pathname)
    // A browser that translates the page changes the title: its translation stays until ours changes.
    if (title === written) return
    written = title
    if (title !== document.title) document.title = title
  }

  update()
  return update
}
