import type { Store } from '@reduxjs/toolkit'
import { hasEverySlice, type RootState } from '../store/rootReducer'
import type { Address } from '../url/address'
import { documentTitle } from './documentTitle'

/**
 * Keeps the document's title at what state and address say, in the same tick as the address. Start it after the mirror.
 * Returns the way to stop.
 */
export function mirrorTitle(
  store: Pick<Store<RootState>, 'getState' | 'subscribe'>,
  address: Address,
  document: Pick<Document, 'title'>,
): () => void {
  let written = ''

  function update(): void {
    const state = store.getState()
    if (!hasEverySlice(state)) return
    const title = documentTitle(state, address.entry().pathname)
    // A title that a translator has put in its place stays until another one is due.
    if (title === written) return
    written = title
    if (title !== document.title) document.title = title
  }

  address.listen(update)
  update()
  return store.subscribe(update)
}
