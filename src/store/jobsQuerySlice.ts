import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit'
import {
  isQueryShaped,
  isSameQuery,
  toJobsQuery,
  withLocationToggled,
  withSearch,
  type JobsQuery,
  type QueryKey,
} from '../domain/jobsQuery'
import { isJobLocation, LOCATIONS, type JobLocation } from '../domain/locations'
import { EMPTY_QUERY, isPage } from '../domain/queryParameters'

/** The query that a change makes of the state; the state itself, untouched, where that is the same. */
function changed(state: JobsQuery, change: (query: JobsQuery) => JobsQuery): JobsQuery {
  const query = toJobsQuery(state)
  const next = change(query)
  return isSameQuery(query, next) ? state : next
}

/**
 * What the visitor asks the jobs list for. Payloads are checked and the state is read
 * through `toJobsQuery`, because Redux DevTools can dispatch and import anything:
 * a payload of another type changes nothing.
 */
export const jobsQuerySlice = createSlice({
  name: 'jobsQuery',
  initialState: EMPTY_QUERY,
  reducers: {
    searchChanged(state: JobsQuery, { payload }: PayloadAction<string>): JobsQuery {
      return typeof payload === 'string' ? changed(state, (query) => withSearch(query, payload)) : state
    },
    locationToggled(state: JobsQuery, { payload }: PayloadAction<JobLocation>): JobsQuery {
      return isJobLocation(payload) ? changed(state, (query) => withLocationToggled(query, payload)) : state
    },
    pageChanged(state: JobsQuery, { payload }: PayloadAction<number>): JobsQuery {
      return isPage(payload) ? changed(state, (query) => ({ ...query, page: payload })) : state
    },
    cleared(state: JobsQuery): JobsQuery {
      return changed(state, () => EMPTY_QUERY)
    },
    /** Back, Forward, a link, a pasted or typed address. */
    restoredFromUrl(state: JobsQuery, { payload }: PayloadAction<JobsQuery>): JobsQuery {
      return isQueryShaped(payload) ? changed(state, () => toJobsQuery(payload)) : state
    },
  },
})

export const { searchChanged, locationToggled, pageChanged, cleared, restoredFromUrl } =
  jobsQuerySlice.actions

type Steps = (now: JobsQuery, next: JobsQuery) => readonly UnknownAction[]

/** The actions by which a visitor brings each parameter from one value to another, for what was done before hydration. */
export const STEPS_TOWARDS: Readonly<Record<QueryKey, Steps>> = {
  search: (now, next) => (next.search === now.search ? [] : [searchChanged(next.search)]),
  locations: (now, next) =>
    LOCATIONS.filter((each) => now.locations.includes(each) !== next.locations.includes(each)).map((each) =>
      locationToggled(each),
    ),
  page: (now, next) => (next.page === now.page ? [] : [pageChanged(next.page)]),
}
