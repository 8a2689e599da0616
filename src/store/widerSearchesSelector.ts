import { EMPTY_QUERY } from '../domain/queryParameters'
import { inLocations } from '../domain/matching'
import { widerSearches, type WiderSearch } from '../domain/widerSearches'
import { createLastSelector } from './createLastSelector'
import { selectPaging, selectQuery, selectTextSearch } from './visibleJobsSelectors'

const NONE: readonly WiderSearch[] = widerSearches(EMPTY_QUERY, () => 0)

/** Offered where nothing matches, and worked out only there: the text search remembers one search. */
export const selectWiderSearches = createLastSelector(
  [selectTextSearch, selectQuery, (state) => selectPaging(state).matchCount],
  (find, query, matchCount) =>
    matchCount > 0
      ? NONE
      : widerSearches(query, ({ search, locations }) => inLocations(find(search), locations).length),
)
