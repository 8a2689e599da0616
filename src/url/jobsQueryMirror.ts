import { isSameQuery, type JobsQuery } from '../domain/jobsQuery'
import { restoredFromUrl, searchChanged, selectQuery } from '../store/jobsQuerySlice'
import { hasEverySlice, type RootState } from '../store/rootReducer'
import { writeQuery } from './jobsQueryCodec'
import { isJobsListPath, queryAt } from './paths'
import type { Mirrored } from './urlMirror'

export const jobsQueryMirror: Mirrored<RootState, JobsQuery> = {
  select: (root) => (hasEverySlice(root) ? selectQuery(root) : undefined),
  write: (query, { pathname, search }) => (isJobsListPath(pathname) ? writeQuery(query, search) : search),
  restore: (query, entry) => {
    const asked = queryAt(entry)
    return asked && !isSameQuery(asked, query) ? restoredFromUrl(asked) : undefined
  },
  isReplacing: (action) => searchChanged.match(action) || restoredFromUrl.match(action),
}
