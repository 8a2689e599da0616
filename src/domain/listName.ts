import { resultsText } from '#content/jobsListText'
import { FACET_KEYS } from './facets'
import { fill, joinTexts } from './fill'
import { visibleText } from './foldText'
import { selectedValues, type JobsQuery } from './jobsQuery'

/** Names a search in the title: `data, USA + India, page 2 (25)`. Empty for the plain list. */
export function listName(query: JobsQuery, shownPage: number, matchCount: number): string {
  const labels = FACET_KEYS.map((key) => selectedValues(query, key).map(({ label }) => label))
  const filters = [visibleText(query.search), ...labels.map((each) => each.join(' + '))]
  const parts = filters.filter((part) => part !== '')
  if (shownPage > 1)
    parts.push(fill(parts.length > 0 ? resultsText.pageInTitle : resultsText.page, { page: shownPage }))
  return parts.length === 0 ? '' : `${joinTexts('list', parts)} (${matchCount})`
}
