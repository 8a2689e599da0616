import { resultsText } from '#content/jobsListText'
import { fill } from './fill'
import { visibleText } from './foldText'
import type { JobsQuery } from './jobsQuery'
import { locationLabel } from './locations'

/** Names a search in the title: `data, USA + India, page 2 (25)`. Empty for the plain list. */
export function listName(query: JobsQuery, shownPage: number, matchCount: number): string {
  const filters = [visibleText(query.search), query.locations.map(locationLabel).join(' + ')]
  const parts = filters.filter((part) => part !== '')
  if (shownPage > 1)
    parts.push(fill(parts.length > 0 ? resultsText.pageInTitle : resultsText.page, { page: shownPage }))
  return parts.length === 0 ? '' : `${parts.join(', ')} (${matchCount})`
}
