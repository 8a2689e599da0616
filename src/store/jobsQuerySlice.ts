import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { EMPTY_QUERY, isSameQuery, toJobsQuery, type JobsQuery } from '../domain/jobsQuery'
import { canonicalLocations, isJobLocation, type JobLocation } from '../domain/locations'
import { isPage } from '../domain/queryParameters'
import { toWellFormed } from '../domain/wellFormed'

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
    /** A new search starts at page 1. */
    searchChanged(state: JobsQuery, { payload }: PayloadAction<string>): JobsQuery {
      if (typeof payload !== 'string') return state
      const query = toJobsQuery(state)
      const search = toWellFormed(payload)
      return search === query.search ? state : { ...query, search, page: 1 }
    },
    /** Keeps the page: the view is clamped instead. */
    locationToggled(state: JobsQuery, { payload }: PayloadAction<JobLocation>): JobsQuery {
      if (!isJobLocation(payload)) return state
      const query = toJobsQuery(state)
      const locations = query.locations.includes(payload)
        ? query.locations.filter((location) => location !== payload)
        : canonicalLocations([...query.locations, payload])
      return { ...query, locations }
    },
    pageChanged(state: JobsQuery, { payload }: PayloadAction<number>): JobsQuery {
      return isPage(payload) ? settle(state, { ...toJobsQuery(state), page: payload }) : state
    },
    cleared(state: JobsQuery): JobsQuery {
      return settle(state, EMPTY_QUERY)
    },
    /** Back, Forward, a link, a pasted or typed address. */
    restoredFromUrl(state: JobsQuery, { payload }: PayloadAction<JobsQuery>): JobsQuery {
      if (typeof payload !== 'object' || payload === null) return state
      return settle(state, toJobsQuery(payload))
    },
  },
})

export const { searchChanged, locationToggled, pageChanged, cleared, restoredFromUrl } =
  jobsQuerySlice.actions
