import { createSelector } from '@reduxjs/toolkit'
import { isJob, type Job } from '../domain/job'
import { toJobsQuery } from '../domain/jobsQuery'
import {
  countByLocation,
  filterByLocations,
  findEntries,
  toEntry,
  type CatalogEntry,
} from '../domain/matching'
import { clampPage, countPages, sliceOfPage } from '../domain/paging'
import { isWholeListInFile } from '../domain/wholeList'
import { readSlice } from './importedState'
import type { RootState } from './rootReducer'

export const selectJobs = createSelector(
  [(state: RootState) => readSlice(state, 'jobs')],
  (jobs): readonly Job[] => (Array.isArray(jobs) ? jobs.filter(isJob) : []),
)

/** The query in canonical form. */
export const selectQuery = createSelector([(state: RootState) => readSlice(state, 'jobsQuery')], toJobsQuery)

const selectEntries = createSelector([selectJobs], (jobs) => jobs.map(toEntry))

/** The entries that the search finds in all locations. */
const selectFoundEntries = createSelector([selectEntries, selectQuery], findEntries<CatalogEntry>)

export const selectMatchingEntries = createSelector(
  [selectFoundEntries, (state: RootState) => selectQuery(state).locations],
  filterByLocations<CatalogEntry>,
)

export const selectMatchingJobs = createSelector([selectMatchingEntries], (entries) =>
  entries.map(({ job }) => job),
)

/** `shownPage` is the page of the query, clamped to the last page. */
export const selectPaging = createSelector([selectMatchingEntries, selectQuery], (matches, query) => ({
  matchCount: matches.length,
  pageCount: countPages(matches.length),
  shownPage: clampPage(query.page, matches.length),
}))

export const selectShownEntries = createSelector(
  [selectMatchingEntries, selectPaging],
  (matches, { shownPage }) => sliceOfPage(matches, shownPage),
)

/** Small catalogs keep every card in the page and hide those that are not shown (domain/wholeList.ts). */
export const selectHoldsAllCards = (state: RootState) => isWholeListInFile(selectJobs(state).length)

export function selectCardsInPage(state: RootState): readonly CatalogEntry[] {
  return selectHoldsAllCards(state) ? selectEntries(state) : selectShownEntries(state)
}

export const selectShownIndices = createSelector(
  [selectShownEntries],
  (shown): ReadonlySet<number> => new Set(shown.map(({ index }) => index)),
)

/** How many jobs of the whole catalog each location has. */
export const selectJobCounts = createSelector([selectEntries], countByLocation)

/** How many of the jobs that the search finds each location has, whatever locations are selected. */
export const selectFoundCounts = createSelector([selectFoundEntries], countByLocation)
