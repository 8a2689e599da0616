import { EMPTY_QUERY, isEmptyQuery, type JobsQuery } from '../domain/jobsQuery'
import { locationNames } from '../domain/locations'
import { inLocations } from '../domain/matching'
import { createLastSelector } from './createLastSelector'
import { selectQuery, selectTextSearch } from './visibleJobsSelectors'

export interface WiderSearch {
  readonly query: JobsQuery
  readonly label: string
  readonly matchCount: number
}

/** What the visitor could ask for instead, with less in it; only what has matches, the nearest first. */
export const selectWiderSearches = createLastSelector(
  [selectTextSearch, selectQuery],
  (find, query): WiderSearch[] => {
    const { search, locations } = query
    const candidates: readonly (readonly [string, JobsQuery])[] = [
      [`“${search.trim()}” everywhere`, { ...EMPTY_QUERY, search }],
      [`All in ${locationNames(locations).join(' and ')}`, { ...EMPTY_QUERY, locations }],
      ['All open positions', EMPTY_QUERY],
    ]
    return candidates
      .filter(([, wider], index) => index === candidates.length - 1 || !isEmptyQuery(wider))
      .map(([label, wider]) => ({
        label,
        query: wider,
        matchCount: inLocations(find(wider.search), wider.locations).length,
      }))
      .filter(({ matchCount }) => matchCount > 0)
  },
)
