import { resultsText } from '#content/jobsListText'
import { FACET_KEYS, FACETS, type FacetKey } from './facets'
import { fill, fillList, joinTexts } from './fill'
import { selectedValues, type JobsQuery } from './jobsQuery'

export function noMatchesText(query: Pick<JobsQuery, FacetKey>): string {
  const selected = FACET_KEYS.filter((key) => query[key].length > 0).map((key) => {
    const labels = selectedValues(query, key).map(({ label }) => label)
    return fill(FACETS[key].text.selected, { labels: joinTexts('list', labels) })
  })
  return selected.length === 0
    ? resultsText.noMatches
    : fill(resultsText.noMatchesIn, { selected: fillList(resultsText.selected, selected) })
}
