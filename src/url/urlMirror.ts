import type { Middleware } from '@reduxjs/toolkit'
import { isSameQuery, type JobsQuery } from '../domain/jobsQuery'
import type { AppStore } from '../store/createAppStore'
import { restoredFromUrl, searchChanged, selectQuery } from '../store/jobsQuerySlice'
import { hasEverySlice } from '../store/rootReducer'
import type { Address } from './address'
import type { WriteMode } from './historyWriter'
import { parseQuery, writeQuery } from './jobsQueryCodec'
import { isJobsListPath } from './paths'

export function queryAt({ pathname, search }: { pathname: string; search: string }): JobsQuery | undefined {
  return isJobsListPath(pathname) ? parseQuery(search) : undefined
}

/**
 * Keeps `jobsQuery` and the address equal while the jobs list is shown (README.md). The middleware decides between
 * push and replace. A store subscriber writes, from the state: time travel in DevTools reaches no middleware.
 */
export function createUrlMirror(address: Address) {
  let mode: WriteMode = 'replace'

  // Subscribers run inside `next`, so the mode applies to the write that this action causes and to no other.
  const middleware: Middleware = () => (next) => (action) => {
    // Typing replaces the entry. Every other action pushes one, so that Back undoes it.
    mode = searchChanged.match(action) || restoredFromUrl.match(action) ? 'replace' : 'push'
    try {
      return next(action)
    } finally {
      mode = 'replace'
    }
  }

  /** Writes the canonical form of the current address and starts to mirror. */
  function start(store: AppStore): void {
    function mirrorState(): void {
      const { pathname, search } = address.entry()
      const state = store.getState()
      if (!isJobsListPath(pathname) || !hasEverySlice(state)) return
      const next = writeQuery(selectQuery(state), search)
      if (next !== search) address.writeSearch(next, mode)
    }

    store.subscribe(mirrorState)
    address.listen(({ cause, to }) => {
      const query = queryAt(to)
      const state = store.getState()
      if (cause === 'write' || query === undefined || !hasEverySlice(state)) return
      if (!isSameQuery(query, selectQuery(state))) store.dispatch(restoredFromUrl(query))
      mirrorState()
    })
    mirrorState()
    address.flush()
  }

  return { middleware, start }
}
