import { createSlice, weakMapMemoize, type PayloadAction } from '@reduxjs/toolkit'
import {
  isQueryShaped,
  isSameQuery,
  toJobsQuery,
  withLocationToggled,
  withSearch,
  type JobsQuery,
} from '../domain/jobsQuery'
import { isLocation } from '../domain/locations'
import { EMPTY_QUERY, isPage } from '../domain/queryParameters'

/** Redux DevTools can dispatch any action: a payload of another type changes nothing. */
export const jobsQuerySlice = createSlice({
  name: 'jobsQuery',
  initialState: EMPTY_QUERY,
  reducers: {
    searchChanged: (state: JobsQuery, { payload }: PayloadAction<string>): JobsQuery =>
      typeof payload === 'string' ? withSearch(toJobsQuery(state), payload) : state,
    locationToggled: (state: JobsQuery, { payload }: PayloadAction<string>): JobsQuery =>
      isLocation(payload) ? withLocationToggled(toJobsQuery(state), payload) : state,
    pageChanged: (state: JobsQuery, { payload }: PayloadAction<number>): JobsQuery =>
      isPage(payload) ? { ...toJobsQuery(state), page: payload } : state,
    cleared: (): JobsQuery => EMPTY_QUERY,
    /** Back, Forward, a link, a pasted or typed address. */
    restoredFromUrl: (state: JobsQuery, { payload }: PayloadAction<JobsQuery>): JobsQuery =>
      isQueryShaped(payload) && !isSameQuery(payload, toJobsQuery(state)) ? toJobsQuery(payload) : state,
  },
  selectors: { selectQuery: weakMapMemoize(toJobsQuery) },
})

export const { searchChanged, locationToggled, pageChanged, cleared, restoredFromUrl } =
  jobsQuerySlice.actions

export const { selectQuery } = jobsQuerySlice.selectors
