import { CARD_TEXTS, type MatchedField } from './cardTexts'
import { FACET_KEYS, FACETS } from './facets'
import { foldText } from './foldText'
import type { Job } from './job'
import { selectedValues, type JobsQuery } from './jobsQuery'
import type { FacetValue } from './listFacet'
import { PAGE_SIZE } from './paging'

export const SEARCHED_FIELDS = ['title', 'description'] as const

export function toMatchable(textOf: (field: MatchedField) => string) {
  return {
    searchTexts: SEARCHED_FIELDS.map((field) => foldText(textOf(field))),
    values: FACET_KEYS.flatMap((key) => FACETS[key].valuesOf(textOf(FACETS[key].field))),
  }
}

export type Matchable = Readonly<ReturnType<typeof toMatchable>>

export type IndexedJob = Readonly<ReturnType<typeof toIndexedJob>>

/** `index` is that in the catalog, which is the key of a job because ids repeat. */
export function toIndexedJob(job: Job, index: number) {
  return { job, index, ...toMatchable((field) => CARD_TEXTS[field](job)) }
}

export const countByValue = (values: readonly FacetValue[], items: readonly Matchable[]) =>
  new Map(values.map((value) => [value, items.filter((item) => item.values.includes(value)).length]))

/** Returns the shown list for a query. The app and the early script share this rule. */
export function resultsOf<Item extends Matchable>(items: readonly Item[], query: JobsQuery) {
  const needle = foldText(query.search)
  const found = items.filter(({ searchTexts }) => searchTexts.some((text) => text.includes(needle)))
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
