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

/** The next query where it differs from the state; the state itself, untouched, where it does not. */
function settle(state: JobsQuery, next: JobsQuery): JobsQuery {
  return isSameQuery(toJobsQuery(state), next) ? state : next
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
      return typeof payload === 'string' ? settle(state, withSearch(toJobsQuery(state), payload)) : state
    },
    locationToggled(state: JobsQuery, { payload }: PayloadAction<JobLocation>): JobsQuery {
      return isJobLocation(payload) ? withLocationToggled(toJobsQuery(state), payload) : state
    },
    pageChanged(state: JobsQuery, { payload }: PayloadAction<number>): JobsQuery {
      return isPage(payload) ? settle(state, { ...toJobsQuery(state), page: payload }) : state
    },
    cleared(state: JobsQuery): JobsQuery {
      return settle(state, EMPTY_QUERY)
    },
    /** Back, Forward, a link, a pasted or typed address. */
    restoredFromUrl(state: JobsQuery, { payload }: PayloadAction<JobsQuery>): JobsQuery {
      return isQueryShaped(payload) ? settle(state, toJobsQuery(payload)) : state
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
