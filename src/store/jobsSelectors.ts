import { createSelector } from '@reduxjs/toolkit'
import { shownJobPolicy } from '#content/settings'
import { FACET_KEYS, FACETS, type FacetKey } from '../domain/facets'
import { countByValue, resultsOf, toIndexedJob, type IndexedJob } from '../domain/matching'
import { shownJob } from '../domain/shownJob'
import { isWholeListInFile } from '../domain/wholeList'
import { selectQuery } from './jobsQuerySlice'
import { selectJobs } from './jobsSlice'
import type { RootState } from './rootReducer'

export const selectShownJob = (state: RootState, id: string) =>
  shownJob(selectJobs(state), id, shownJobPolicy)

export const selectIndexedJobs = createSelector([selectJobs], (jobs) => jobs.map(toIndexedJob))

export const selectResults = createSelector([selectIndexedJobs, selectQuery], resultsOf<IndexedJob>)

/** Small catalogs keep every card in the page and hide those that are not shown (domain/wholeList.ts). */
export const selectHoldsAllCards = (state: RootState) => isWholeListInFile(selectJobs(state).length)

export function selectCardsInPage(state: RootState): readonly IndexedJob[] {
  return selectHoldsAllCards(state) ? selectIndexedJobs(state) : selectResults(state).shown
}

export const selectShownIndices = createSelector(
  [selectResults],
  ({ shown }): ReadonlySet<number> => new Set(shown.map(({ index }) => index)),
)

/** How many jobs of the whole catalog each value of a facet has, without values that have none. */
export const selectJobCounts = createSelector(
  [selectIndexedJobs, (_: RootState, key: FacetKey) => key],
  (jobs, key) => new Map([...countByValue(FACETS[key].values, jobs)].filter(([, count]) => count > 0)),
)

/** The facets that give a choice: several of their values have jobs. */
export const selectChoices = createSelector(
  FACET_KEYS.map((key) => (state: RootState) => selectJobCounts(state, key)),
  (...counts) => FACET_KEYS.filter((_, index) => (counts[index]?.size ?? 0) > 1),
)

export const selectIsFacetShown = (state: RootState, key: FacetKey) =>
  selectChoices(state).includes(key) || selectQuery(state)[key].length > 0

/** The locations by their number of jobs, the largest last: the stones of a cairn. */
export const selectStones = createSelector(
  [(state: RootState) => selectJobCounts(state, 'locations')],
  (counts) => {
    const stones = [...counts]
    stones.sort(([, one], [, other]) => one - other)
    return stones
  },
)
