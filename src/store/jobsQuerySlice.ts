import { createSlice, weakMapMemoize, type PayloadAction } from '@reduxjs/toolkit'
import { FACETS, type FacetKey } from '../domain/facets'
import { afterAct, EMPTY_QUERY, isQueryShaped, toJobsQuery, type JobsQuery } from '../domain/jobsQuery'
import { isPage } from '../domain/queryParameters'

const toggled =
  (key: FacetKey) =>
  (state: JobsQuery, { payload }: PayloadAction<string>): JobsQuery =>
    FACETS[key].values.some(({ name }) => name === payload)
      ? afterAct(toJobsQuery(state), { toggled: key, name: payload })
      : state

/** Redux DevTools can dispatch any action: a payload of another type changes nothing. */
export const jobsQuerySlice = createSlice({
  name: 'jobsQuery',
  initialState: EMPTY_QUERY,
  reducers: {
    searchChanged: (state: JobsQuery, { payload }: PayloadAction<string>): JobsQuery =>
      typeof payload === 'string' ? afterAct(toJobsQuery(state), { searched: payload }) : state,
    locationToggled: toggled('locations'),
    townToggled: toggled('towns'),
    departmentToggled: toggled('departments'),
    workplaceToggled: toggled('workplaces'),
    typeToggled: toggled('types'),
    pageChanged: (state: JobsQuery, { payload }: PayloadAction<number>): JobsQuery =>
      isPage(payload) ? afterAct(toJobsQuery(state), { page: payload }) : state,
    cleared: (): JobsQuery => EMPTY_QUERY,
    restoredFromUrl: (state: JobsQuery, { payload }: PayloadAction<JobsQuery>): JobsQuery =>
      isQueryShaped(payload) ? toJobsQuery(payload) : state,
  },
  selectors: { selectQuery: weakMapMemoize(toJobsQuery) },
})

export const { searchChanged, locationToggled, pageChanged, cleared, restoredFromUrl } =
  jobsQuerySlice.actions

/** The action of a facet: `locationToggled` for `locations`. */
export const valueToggled = (key: FacetKey, name: string) =>
  jobsQuerySlice.actions[`${FACETS[key].name}Toggled` as const](name)

export const { selectQuery } = jobsQuerySlice.selectors
