import { CARD_TEXTS, type MatchedField } from './cardTexts'
import { FACET_KEYS, FACETS } from './facets'
import { foldText } from './foldText'
import type { Job } from './job'
import type { JobsQuery } from './jobsQuery'
import type { FacetValue } from './listFacet'

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

/** Finds a substring of the folded texts, whatever is selected. The counts beside the boxes count its results. */
export function findBySearch<Item extends Matchable>(
  items: readonly Item[],
  { search }: Pick<JobsQuery, 'search'>,
): readonly Item[] {
  const needle = foldText(search)
  return items.filter(({ searchTexts }) => searchTexts.some((text) => text.includes(needle)))
}

export function countByValue(values: readonly FacetValue[], items: readonly Matchable[]) {
  return new Map(values.map((value) => [value, items.filter((item) => item.values.includes(value)).length]))
}
