import { foldText } from './foldText'
import { isGiven, type Job } from './job'
import type { JobsQuery } from './jobsQuery'
import { LOCATIONS, locationsOf, type JobLocation } from './locations'

/**
 * The texts of a card. Each is an element with the mark of its name (JobCard.tsx), even if it is empty: the
 * early script searches and fills cards. For a value such as `yes`, return the word that the card shows.
 */
export const CARD_TEXTS = {
  title: ({ title }: Job) => title,
  payRate: ({ payRate = '' }: Job) => payRate,
  location: ({ location }: Job) => location,
  description: ({ description }: Job) => description,
  terms: ({ company, type, duration }: Job) => [company, type, duration].filter(isGiven).join(' · '),
  posted: ({ createdDate }: Job, formatDate: FormatDate) => `Posted on: ${formatDate(createdDate)}`,
}

/** `October 15, 2026` for `2026-10-15`. A parameter, because date-fns would double the early script. */
type FormatDate = (date: string) => string

export type CardField = keyof typeof CARD_TEXTS

export const SEARCHED_FIELDS = ['title', 'description'] as const

/** The fields that `toMatchable` reads. */
export type MatchedField = (typeof SEARCHED_FIELDS)[number] | 'location'

export function toMatchable(textOf: (field: MatchedField) => string) {
  const searchTexts = SEARCHED_FIELDS.map((field) => foldText(textOf(field)))
  return { locations: locationsOf(textOf('location')), searchTexts }
}

export type Matchable = Readonly<ReturnType<typeof toMatchable>>

/** A job and its index in the catalog, which is its key because ids repeat. */
export interface CatalogEntry extends Matchable {
  readonly job: Job
  readonly index: number
}

export function toEntry(job: Job, index: number): CatalogEntry {
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
