import type { Action, Middleware, Store } from '@reduxjs/toolkit'
import { isSameQuery, type JobsQuery } from '../domain/jobsQuery'
import { jobsQuerySlice, restoredFromUrl, searchChanged } from '../store/jobsQuerySlice'
import { hasEverySlice, type RootState } from '../store/rootReducer'
import { selectQuery } from '../store/visibleJobsSelectors'
import type { Address } from './address'
import type { WriteMode } from './historyWriter'
import { parseQuery, writeQueryInto } from './jobsQueryCodec'
import { isJobsListPath } from './paths'

/** Of the query's own actions those that Back does not undo; time travel is no action, and replaces too. */
const REPLACING: ReadonlySet<string> = new Set([searchChanged.type, restoredFromUrl.type])

function isPushing(action: unknown): boolean {
  if (typeof action !== 'object' || action === null || !('type' in action)) return false
  const type = String(action.type)
  return type.startsWith(`${jobsQuerySlice.name}/`) && !REPLACING.has(type)
}

/** The query of an entry, if the entry is the jobs list. */
export function queryAt({ pathname, search }: { pathname: string; search: string }): JobsQuery | undefined {
  return isJobsListPath(pathname) ? parseQuery(search) : undefined
}

/**
 * Keeps `jobsQuery` and the address the same while the jobs list is shown (src/url/README.md).
 *
 * The middleware only names how an action writes; one store subscriber writes, and from the state.
 * It takes both: a subscriber does not know the action, and DevTools' jumps reach no middleware.
 * Echoes end by themselves: the codec is lossless, and what is the same already is not written.
 */
export function createUrlMirror(address: Address) {
  let mode: WriteMode = 'replace'

  // Subscribers run inside `next`, so the mode is known to the write that the action causes and to no other.
  const middleware: Middleware = () => (next) => (action) => {
    const outerMode = mode
    mode = isPushing(action) ? 'push' : 'replace'
    try {
      return next(action)
    } finally {
      mode = outerMode
    }
  }

  /** Starts mirroring, beginning with the canonical form of the address that was arrived at; returns the way to stop. */
  function start(store: Pick<Store<RootState, Action>, 'getState' | 'dispatch' | 'subscribe'>): () => void {
    function mirrorState(): void {
      const { pathname, search } = address.entry()
      const state = store.getState()
      if (!isJobsListPath(pathname) || !hasEverySlice(state)) return
      const next = writeQueryInto(search, selectQuery(state))
      if (next !== search) address.writeSearch(next, mode)
    }

    function followAddress(): void {
      const asked = queryAt(address.entry())
      const state = store.getState()
      if (asked === undefined || !hasEverySlice(state)) return
      if (!isSameQuery(asked, selectQuery(state))) store.dispatch(restoredFromUrl(asked))
      mirrorState()
    }

    const unsubscribe = store.subscribe(mirrorState)
    address.listen(({ cause }) => {
      if (cause !== 'write') followAddress()
    })
    mirrorState()
    return unsubscribe
  }

  return { middleware, start }
}
