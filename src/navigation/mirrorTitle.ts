import type { AppStore } from '../store/createAppStore'
import { selectJobs } from '../store/jobsSelectors'
import type { Address } from '../url/address'
import { documentTitle } from './documentTitle'

/** The title follows the address, so a change of the query when it is written. Start it after the mirror. */
export function mirrorTitle(store: AppStore, address: Address, document: Pick<Document, 'title'>): void {
  let written = ''
  let jobs = selectJobs(store.getState())

  function update(): void {
    const title = documentTitle(store.getState(), address.entry().pathname)
    // A browser that translates the page changes the title: its translation stays until ours changes.
    if (title === written) return
    written = title
    if (title !== document.title) document.title = title
  }

  address.listen(update)
  update()
  // An imported state may have another catalog.
  store.subscribe(() => {
    if (jobs === selectJobs(store.getState())) return
    jobs = selectJobs(store.getState())
    update()
  })
}
