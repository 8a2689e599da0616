import type { JobsQuery } from './jobsQuery'
import { countByLocation, filterByLocations, findEntries, type Matchable } from './matching'
import { clampPage, countPages, sliceOfPage } from './paging'

/** What the list shows for a query: the rule that the app and the early script share. */
export function resultsOf<Entry extends Matchable>(entries: readonly Entry[], query: JobsQuery) {
  const found = findEntries(entries, query)
  const matches = filterByLocations(found, query.locations)
  const shownPage = clampPage(query.page, matches.length)
  return {
    matches,
    pageCount: countPages(matches.length),
    /** The page of the query, clamped to the last page. */
    shownPage,
    shown: sliceOfPage(matches, shownPage),
    /** How many of the jobs that the search finds each location has, whatever locations are selected. */
    foundCounts: countByLocation(found),
  }
}
