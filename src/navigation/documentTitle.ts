import { company } from '#content/company'
import { pageTitles } from '#content/pageTitles'
import { joinTexts } from '../domain/fill'
import { listName } from '../domain/listTexts'
import type { AppStore } from '../store/createAppStore'
import { selectQuery } from '../store/jobsQuerySlice'
import { selectResults, selectShownJob } from '../store/jobsSelectors'
import { hasEverySlice, type RootState } from '../store/rootReducer'
import type { Address, AddressListener } from '../url/address'
import { jobIdAt } from '../url/paths'
import { pageAt } from './pages'

/** The title at a path with the base path. The list's names the search: a bookmark takes its name from it. */
export function documentTitle(state: RootState, pathname: string): string {
  const page = pageAt(pathname)
  const parts: string[] = [pageTitles[page === 'jobDetail' ? 'notFound' : page], company.name]
  if (page === 'jobsList') {
    const { shownPage, matches } = selectResults(state)
    parts.unshift(listName(selectQuery(state), shownPage, matches.length))
  }
  const job = page === 'jobDetail' && selectShownJob(state, jobIdAt(pathname))
  if (job) parts[0] = joinTexts('list', [job.title, job.location])
  return joinTexts('titles', parts)
}

/** The title follows the address, so a change of the query when it is written. */
export function mirrorTitle(store: AppStore, address: Address, document: { title: string }): AddressListener {
  let written = ''
  let jobs: unknown

  function update(): void {
    const state = store.getState()
    if (!hasEverySlice(state)) return
    jobs = state.jobs
    const title = documentTitle(state, address.entry().pathname)
    // A browser that translates the page changes the title: its translation stays until ours changes.
    if (title === written) return
    written = title
    if (title !== document.title) document.title = title
  }

  update()
  // DevTools may import another catalog for the same query.
  store.subscribe(() => {
    const state = store.getState()
    if (hasEverySlice(state) && state.jobs !== jobs) update()
  })
  return update
}
