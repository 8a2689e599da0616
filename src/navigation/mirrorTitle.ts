import type { Store } from '@reduxjs/toolkit'
import type { RootState } from '../store/rootReducer'
import type { Address } from '../url/address'
import { documentTitle } from './documentTitle'

/** The title follows state and address, for typing after the paint. Start it after the mirror. Returns what stops it. */
export function mirrorTitle(
  store: Pick<Store<RootState>, 'getState' | 'subscribe'>,
  address: Address,
  document: Pick<Document, 'title'>,
): () => void {
  let written = ''

  function update(): void {
    if (address.isWaitingForPaint()) return
    const title = documentTitle(store.getState(), address.entry().pathname)
    // A browser that translates the page changes the title: its translation stays until ours changes.
    if (title === written) return
    written = title
    if (title !== document.title) document.title = title
  }

  address.listen(update)
  update()
  return store.subscribe(update)
}
