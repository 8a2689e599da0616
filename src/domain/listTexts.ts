import { resultsText } from '#content/jobsListText'
import { FACET_KEYS, FACETS, type FacetKey } from './facets'
import { fill, fillCount, fillList, joinTexts } from './fill'
import { visibleText } from './foldText'
import { selectedValues, type JobsQuery } from './jobsQuery'

export const formatJobCount = (count: number) => fillCount(resultsText.positions, count)

/** Print also names the first page. */
export const formatPageCount = (matchCount: number, page: number, pages: number) =>
  fill(resultsText.positionsOnPage, { positions: formatJobCount(matchCount), page, pages })

/** The live region over the list: `22 positions, page 2 of 2`. The first page is not named. */
export const formatMatchCount = (matchCount: number, shownPage: number, pageCount: number) =>
  shownPage === 1 ? formatJobCount(matchCount) : formatPageCount(matchCount, shownPage, pageCount)

/** Names a search in the title: `data, USA + India, page 2 (25)`. Empty for the plain list. */
export function listName(query: JobsQuery, shownPage: number, matchCount: number): string {
  const labels = FACET_KEYS.map((key) => selectedValues(query, key).map(({ label }) => label))
  const filters = [visibleText(query.search), ...labels.map((each) => each.join(' + '))]
  const parts = filters.filter((part) => part !== '')
  if (shownPage > 1)
    parts.push(fill(parts.length > 0 ? resultsText.pageInTitle : resultsText.page, { page: shownPage }))
  return parts.length === 0 ? '' : `${joinTexts('list', parts)} (${matchCount})`
}

export function noMatchesText(query: Pick<JobsQuery, FacetKey>): string {
  const selected = FACET_KEYS.filter((key) => query[key].length > 0).map((key) => {
    const labels = selectedValues(query, key).map(({ label }) => label)
    return fill(FACETS[key].text.selected, { labels: joinTexts('list', labels) })
  })
  return selected.length === 0
    ? resultsText.noMatches
    : fill(resultsText.noMatchesIn, { selected: fillList(resultsText.selected, selected) })
}
