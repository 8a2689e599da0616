import type { Job } from './job'
import type { JobsQuery } from './jobsQuery'
import { LOCATIONS, locationsOf, type JobLocation } from './locations'

/**
 * The texts of a job that the search and the filters read. Each is an element of its card (JobCard.tsx), because the early
 * script searches the cards. For a value such as `yes`, return the word that the card shows, or an empty text.
 */
export const CARD_TEXTS = {
  title: ({ title }: Job) => title,
  location: ({ location }: Job) => location,
  description: ({ description }: Job) => description,
}

export type CardField = keyof typeof CARD_TEXTS

export const SEARCHED_FIELDS = ['title', 'description'] as const satisfies readonly CardField[]

export function toMatchable(textOf: (field: CardField) => string) {
  const searchTexts = SEARCHED_FIELDS.map((field) => textOf(field).toLowerCase())
  return { locations: locationsOf(textOf('location')), searchTexts }
}

type Matchable = Readonly<ReturnType<typeof toMatchable>>

/** A job and its index in the catalog, which is its key because ids repeat. */
export interface CatalogEntry extends Matchable {
  readonly job: Job
  readonly index: number
}

export function toEntry(job: Job, index: number): CatalogEntry {
  return { job, index, ...toMatchable((field) => CARD_TEXTS[field](job)) }
}

/** The searched text without extra white space, because on-screen keyboards add a space after a word. Empty matches all. */
export const searchedText = (search: string) => search.trim().replace(/\s+/g, ' ')

/** Case-insensitive substring search in all locations. The counts beside the boxes are counted among its results. */
export function findEntries<Entry extends Matchable>(
  entries: readonly Entry[],
  { search }: Pick<JobsQuery, 'search'>,
): readonly Entry[] {
  const needle = searchedText(search).toLowerCase()
  return entries.filter(({ searchTexts }) => searchTexts.some((text) => text.includes(needle)))
}

/** No location matches every entry, several match the entries of any of them. */
export function filterByLocations<Entry extends Matchable>(
  entries: readonly Entry[],
  locations: readonly JobLocation[],
): readonly Entry[] {
  if (locations.length === 0) return entries
  return entries.filter((entry) => locations.some((location) => entry.locations.includes(location)))
}

export function countByLocation(entries: readonly Matchable[]): ReadonlyMap<JobLocation, number> {
  return new Map(
    LOCATIONS.map((location) => [
      location,
      entries.filter(({ locations }) => locations.includes(location)).length,
    ]),
  )
}
