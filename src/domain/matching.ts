import { CARD_TEXTS } from './cardTexts'
import { foldText } from './foldText'
import type { Job } from './job'
import type { JobsQuery } from './jobsQuery'
import { LOCATIONS, locationsOf } from './locations'

export const SEARCHED_FIELDS = ['title', 'description'] as const

export type MatchedField = (typeof SEARCHED_FIELDS)[number] | 'location'

export function toMatchable(textOf: (field: MatchedField) => string) {
  const searchTexts = SEARCHED_FIELDS.map((field) => foldText(textOf(field)))
  return { locations: locationsOf(textOf('location')), searchTexts }
}

export type Matchable = Readonly<ReturnType<typeof toMatchable>>

export type CatalogEntry = Readonly<ReturnType<typeof toEntry>>

/** `index` is that in the catalog, which is the key of a job because ids repeat. */
export function toEntry(job: Job, index: number) {
  return { job, index, ...toMatchable((field) => CARD_TEXTS[field](job)) }
}

/** Finds a substring of the folded texts, in all locations. The counts beside the boxes count its results. */
export function findEntries<Entry extends Matchable>(
  entries: readonly Entry[],
  { search }: Pick<JobsQuery, 'search'>,
): readonly Entry[] {
  const needle = foldText(search)
  return entries.filter(({ searchTexts }) => searchTexts.some((text) => text.includes(needle)))
}

export function countByLocation(entries: readonly Matchable[]): ReadonlyMap<string, number> {
  const countIn = (name: string) => entries.filter(({ locations }) => locations.includes(name)).length
  return new Map(LOCATIONS.map((location) => [location, countIn(location)]))
}
