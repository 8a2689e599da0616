import type { Job } from './job'
import type { JobsQuery } from './jobsQuery'
import { LOCATIONS, locationsOf, type JobLocation } from './locations'

/** The part of a job that the search and the filters need. The early list reads it from the card (hydration/listParts.ts). */
export type JobOnCard = Pick<Job, 'title' | 'location' | 'description'>

/** A job and its index in the catalog, which is its key because ids repeat. */
export interface CatalogEntry<CardJob extends JobOnCard = Job> {
  readonly job: CardJob
  readonly index: number
  readonly locations: readonly JobLocation[]
  /** In lower case. */
  readonly searchTexts: readonly string[]
}

const SEARCHED_FIELDS = ['title', 'description'] as const satisfies readonly (keyof JobOnCard)[]

export function toEntry<CardJob extends JobOnCard>(job: CardJob, index: number): CatalogEntry<CardJob> {
  const searchTexts = SEARCHED_FIELDS.map((field) => job[field].toLowerCase())
  return { job, index, locations: locationsOf(job.location), searchTexts }
}

/** What is searched for: on-screen keyboards add a space after a word. Empty for white space alone, which matches all. */
export const searchedText = (search: string) => search.trim().replace(/\s+/g, ' ')

/** Case-insensitive substring search in all locations. The counts beside the boxes are counted among its results. */
export function findEntries<Entry extends CatalogEntry<JobOnCard>>(
  entries: readonly Entry[],
  { search }: Pick<JobsQuery, 'search'>,
): readonly Entry[] {
  const needle = searchedText(search).toLowerCase()
  return entries.filter(({ searchTexts }) => searchTexts.some((text) => text.includes(needle)))
}

/** No location matches every entry, several match the entries of any of them. */
export function filterByLocations<Entry extends CatalogEntry<JobOnCard>>(
  entries: readonly Entry[],
  locations: readonly JobLocation[],
): readonly Entry[] {
  if (locations.length === 0) return entries
  return entries.filter((entry) => locations.some((location) => entry.locations.includes(location)))
}

export function countByLocation(
  entries: readonly Pick<CatalogEntry, 'locations'>[],
): ReadonlyMap<JobLocation, number> {
  return new Map(
    LOCATIONS.map((location) => [
      location,
      entries.filter(({ locations }) => locations.includes(location)).length,
    ]),
  )
}
