import { createSlice, weakMapMemoize, type PayloadAction } from '@reduxjs/toolkit'
import { FACET_KEYS, FACETS, type FacetKey } from '../domain/facets'
import {
  EMPTY_QUERY,
  isQueryShaped,
  toJobsQuery,
  withSearch,
  withToggled,
  type JobsQuery,
} from '../domain/jobsQuery'
import { isPage } from '../domain/queryParameters'

/** `jobsQuery/locationToggled`, `jobsQuery/departmentToggled`. */
const toggledType = (key: FacetKey) => `jobsQuery/${FACETS[key].name}Toggled`

/** Redux DevTools can dispatch any action: a payload of another type changes nothing. */
export const jobsQuerySlice = createSlice({
  name: 'jobsQuery',
  initialState: EMPTY_QUERY,
  reducers: {
    searchChanged: (state: JobsQuery, { payload }: PayloadAction<string>): JobsQuery =>
      typeof payload === 'string' ? withSearch(toJobsQuery(state), payload) : state,
    pageChanged: (state: JobsQuery, { payload }: PayloadAction<number>): JobsQuery =>
      isPage(payload) ? { ...toJobsQuery(state), page: payload } : state,
    cleared: (): JobsQuery => EMPTY_QUERY,
    restoredFromUrl: (state: JobsQuery, { payload }: PayloadAction<JobsQuery>): JobsQuery =>
      isQueryShaped(payload) ? toJobsQuery(payload) : state,
  },
  extraReducers: (builder) => {
    for (const key of FACET_KEYS)
      builder.addCase(toggledType(key), (state: JobsQuery, { payload }: PayloadAction<string>) =>
        FACETS[key].values.some(({ name }) => name === payload)
          ? withToggled(toJobsQuery(state), key, payload)
          : state,
      )
  },
  selectors: { selectQuery: weakMapMemoize(toJobsQuery) },
})

export const { searchChanged, pageChanged, cleared, restoredFromUrl } = jobsQuerySlice.actions

export const valueToggled = (key: FacetKey, name: string) => ({ type: toggledType(key), payload: name })

export const { selectQuery } = jobsQuerySlice.selectors
