import type { Middleware } from '@reduxjs/toolkit'
import { isSameQuery, type JobsQuery } from '../domain/jobsQuery'
import type { AppStore } from '../store/createAppStore'
import { restoredFromUrl, searchChanged, selectQuery } from '../store/jobsQuerySlice'
import { hasEverySlice } from '../store/rootReducer'
import type { Address, AddressListener } from './address'
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

  /** Writes the canonical form of the current address and starts to mirror. Returns the way back. */
  function start(store: AppStore): AddressListener {
    let mirrored: unknown

    function mirrorState(state = store.getState()): void {
      mirrored = state.jobsQuery
      const { pathname, search } = address.entry()
      const next = isJobsListPath(pathname) ? writeQuery(selectQuery(state), search) : search
      if (next !== search) address.writeSearch(next, mode)
    }

    store.subscribe(() => {
      const state = store.getState()
      // Other actions write nothing: at Back, `ui/pageOpened` comes before the query of the new entry.
      if (hasEverySlice(state) && state.jobsQuery !== mirrored) mirrorState(state)
    })
    mirrorState()
    address.flush()

    return ({ cause, to }) => {
      const query = queryAt(to)
      const state = store.getState()
      if (cause === 'write' || query === undefined || !hasEverySlice(state)) return
      if (!isSameQuery(query, selectQuery(state))) store.dispatch(restoredFromUrl(query))
      mirrorState()
    }
  }

  return { middleware, start }
}
