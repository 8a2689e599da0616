import { FACET_KEYS, FACETS } from './facets'
import { selectedValues, type JobsQuery } from './jobsQuery'
import { countByValue, findBySearch, type Matchable } from './matching'
import { PAGE_SIZE } from './paging'

/** Returns the shown list for a query. The app and the early script share this rule. */
export function resultsOf<Item extends Matchable>(items: readonly Item[], query: JobsQuery) {
  const found = findBySearch(items, query)
  const selected = FACET_KEYS.map((key) => selectedValues(query, key)).filter(({ length }) => length > 0)
  // A facet without a selected value matches every item, one with several the items of any of them.
  const matches = found.filter(({ values }) =>
    selected.every((any) => any.some((value) => values.includes(value))),
  )
  const pageCount = Math.ceil(matches.length / PAGE_SIZE)
  const shownPage = Math.max(1, Math.min(query.page, pageCount))
  return {
    matches,
    pageCount,
    shownPage,
    shown: matches.slice((shownPage - 1) * PAGE_SIZE, shownPage * PAGE_SIZE),
    /** How many of the jobs that the search finds each value has, whatever is selected. */
    foundCounts: countByValue(
      FACET_KEYS.flatMap((key) => FACETS[key].values),
      found,
    ),
  }
}
