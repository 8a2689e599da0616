import { isJob, type Job } from '../domain/job'
import { toJobsQuery } from '../domain/jobsQuery'
import { isInLocation, LOCATIONS, type JobLocation } from '../domain/locations'
import { createTextSearch, inLocations } from '../domain/matching'
import { clampPage, pageCount, sliceOfPage } from '../domain/paging'
import { createLastSelector } from './createLastSelector'
import type { RootState } from './rootReducer'

/** The catalog without what is no job: DevTools can import anything. */
export const selectJobs = createLastSelector([(state: RootState) => state.jobs], (jobs): readonly Job[] =>
  Array.isArray(jobs) ? jobs.filter(isJob) : [],
)

/** The query, canonical whatever the state holds. */
export const selectQuery = createLastSelector([(state: RootState) => state.jobsQuery], toJobsQuery)

export const selectTextSearch = createLastSelector([selectJobs], createTextSearch)

export const selectMatchingJobs = createLastSelector([selectTextSearch, selectQuery], (find, query) =>
  inLocations(find(query.search), query.locations),
)

/** Where the visitor is in the matches; the page is clamped to what there is. */
export const selectPaging = createLastSelector([selectMatchingJobs, selectQuery], (matches, query) => ({
  matchCount: matches.length,
  pageCount: pageCount(matches.length),
  shownPage: clampPage(query.page, matches.length),
}))

export const selectShownJobs = createLastSelector(
  [selectMatchingJobs, selectPaging],
  (matches, { shownPage }) => sliceOfPage(matches, shownPage),
)

/** How many positions the catalog has in each location, whatever is asked for. */
export const selectPositionCounts = createLastSelector(
  [selectJobs],
  (jobs): ReadonlyMap<JobLocation, number> =>
    new Map(
      LOCATIONS.map((location) => [
        location,
        jobs.filter((job) => isInLocation(job.location, location)).length,
      ]),
    ),
)
