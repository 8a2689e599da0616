import { isEmptyQuery, type JobsQuery } from './jobsQuery'
import { EMPTY_QUERY } from './queryParameters'
import { locationNames } from './locations'

export interface WiderSearch {
  readonly query: JobsQuery
  readonly label: string
  readonly matchCount: number
  /** False where it would be another's twin, or would find nothing. */
  readonly isOffered: boolean
}

/**
 * What the visitor could ask for instead, with less in it, the nearest first. Always all of them:
 * the page has a place for each.
 */
export function widerSearches(
  { search, locations }: JobsQuery,
  countMatches: (query: JobsQuery) => number,
): readonly WiderSearch[] {
  const candidates: readonly (readonly [string, JobsQuery])[] = [
    [`“${search.trim()}” everywhere`, { ...EMPTY_QUERY, search }],
    [`All in ${locationNames(locations).join(' and ')}`, { ...EMPTY_QUERY, locations }],
    ['All open positions', EMPTY_QUERY],
  ]
  return candidates.map(([label, query]) => {
    const matchCount = countMatches(query)
    const isTwin = query !== EMPTY_QUERY && isEmptyQuery(query)
    return { query, label, matchCount, isOffered: matchCount > 0 && !isTwin }
  })
}
