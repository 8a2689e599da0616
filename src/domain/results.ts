import type { JobsQuery } from './jobsQuery'
import { countByLocation, findEntries, type Matchable } from './matching'
import { PAGE_SIZE } from './paging'

/** Returns the shown list for a query. The app and the early script share this rule. */
export function resultsOf<Entry extends Matchable>(entries: readonly Entry[], query: JobsQuery) {
  const found = findEntries(entries, query)
  // No location matches every entry, several match the entries of any of them.
  const isSelected = (location: string) => query.locations.includes(location)
  const matches = found.filter(({ locations }) => query.locations.length === 0 || locations.some(isSelected))
  const pageCount = Math.ceil(matches.length / PAGE_SIZE)
  const shownPage = Math.max(1, Math.min(query.page, pageCount))
  return {
    matches,
    pageCount,
    /** The page of the query, clamped to the last page. */
    shownPage,
    shown: matches.slice((shownPage - 1) * PAGE_SIZE, shownPage * PAGE_SIZE),
    /** How many of the jobs that the search finds each location has, whatever locations are selected. */
    foundCounts: countByLocation(found),
  }
}
