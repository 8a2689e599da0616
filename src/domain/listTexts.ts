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

const labelsOf = (query: JobsQuery, key: FacetKey) => selectedValues(query, key).map(({ label }) => label)

/** Names a search in the title: `data, USA + India, page 2 (25)`. Empty for the plain list. */
export function listName(query: JobsQuery, shownPage: number, matchCount: number): string {
  const labels = FACET_KEYS.map((key) => labelsOf(query, key).join(' + '))
  const filters = joinTexts('list', [visibleText(query.search), ...labels])
  const page = fill(filters ? resultsText.pageInTitle : resultsText.page, { page: shownPage })
  const name = joinTexts('list', [filters, shownPage > 1 ? page : ''])
  return name && `${name} (${matchCount})`
}

export function noMatchesText(query: JobsQuery): string {
  const selected = FACET_KEYS.filter((key) => query[key].length > 0).map((key) =>
    fill(FACETS[key].text.selected, { labels: joinTexts('list', labelsOf(query, key)) }),
  )
  return selected.length === 0
    ? resultsText.noMatches
    : fill(resultsText.noMatchesIn, { selected: fillList(resultsText.selected, selected) })
}
