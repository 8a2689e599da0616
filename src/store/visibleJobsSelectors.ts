import { createSelector } from '@reduxjs/toolkit'
import { isJob, type Job } from '../domain/job'
import { toJobsQuery } from '../domain/jobsQuery'
import {
  countInLocations,
  createTextSearch,
  foundEntries,
  inLocations,
  type CatalogEntry,
} from '../domain/matching'
import { clampPage, pageCount, sliceOfPage } from '../domain/paging'
import { isWholeListInFile } from '../domain/wholeList'
import { createLastSelector } from './createLastSelector'
import type { RootState } from './rootReducer'

/** The catalog without what is no job: DevTools can import anything. */
export const selectJobs = createLastSelector([(state: RootState) => state.jobs], (jobs): readonly Job[] =>
  Array.isArray(jobs) ? jobs.filter(isJob) : [],
)

/** The query, canonical whatever the state holds. */
export const selectQuery = createLastSelector([(state: RootState) => state.jobsQuery], toJobsQuery)

export const selectTextSearch = createLastSelector([selectJobs], (jobs) => createTextSearch(jobs))

const selectAllJobs = createLastSelector([selectTextSearch], (find) => find(''))

const selectFoundJobs = createLastSelector([selectTextSearch, selectQuery], foundEntries<CatalogEntry>)

const selectAskedLocations = (state: RootState) => selectQuery(state).locations

export const selectMatchingJobs = createLastSelector([selectFoundJobs, selectAskedLocations], inLocations)

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

/** Whether the cards of all positions stand in the page, those that are not shown hidden. */
export const selectHoldsAllCards = (state: RootState) => isWholeListInFile(selectJobs(state).length)

/** The positions whose cards stand in the page. */
export function selectCardsInPage(state: RootState): readonly CatalogEntry[] {
  return selectHoldsAllCards(state) ? selectAllJobs(state) : selectShownJobs(state)
}

/** The shown cards' places in the catalog. */
export const selectShownPositions = createLastSelector(
  [selectShownJobs],
  (shown): ReadonlySet<number> => new Set(shown.map(({ position }) => position)),
)

/** How many positions the catalog has in each location, whatever is asked for. */
export const selectPositionCounts = createLastSelector([selectAllJobs], countInLocations)

/**
 * How many of what the search finds each location has, whichever are chosen. Counted once for each list that is found:
 * a search that takes letters back finds one that was counted.
 */
export const selectFoundCounts = createSelector([selectFoundJobs], countInLocations)
