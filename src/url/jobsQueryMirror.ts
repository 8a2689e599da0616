import { isSameQuery, type JobsQuery } from '../domain/jobsQuery'
import { restoredFromUrl, searchChanged, selectQuery } from '../store/jobsQuerySlice'
import { hasEverySlice, type RootState } from '../store/rootReducer'
import { parseQuery, writeQuery } from './jobsQueryCodec'
import { isJobsListPath } from './paths'
import type { Mirrored } from './urlMirror'

/** The query that an address of the list asks for. */
export function queryAt({ pathname, search }: { pathname: string; search: string }): JobsQuery | undefined {
  return isJobsListPath(pathname) ? parseQuery(search) : undefined
}

export const jobsQueryMirror: Mirrored<RootState, JobsQuery> = {
  select: (root) => (hasEverySlice(root) ? selectQuery(root) : undefined),
  write: (query, { pathname, search }) => (isJobsListPath(pathname) ? writeQuery(query, search) : search),
  restore: (query, entry) => {
    const asked = queryAt(entry)
    return asked && !isSameQuery(asked, query) ? restoredFromUrl(asked) : undefined
  },
  isReplacing: (action) => searchChanged.match(action) || restoredFromUrl.match(action),
}
