import type { Job } from './job'
import type { JobsQuery } from './jobsQuery'
import { LOCATIONS, locationsOf, type JobLocation } from './locations'

/** What a card says of a job in a line, in this order. */
export const CARD_FACTS = ['location', 'company', 'type'] as const satisfies readonly (keyof Job)[]

/** What of a job its card says: what filters before hydration too can read. */
export type JobOnCard = Pick<Job, 'title' | 'description' | 'location'> &
  Partial<Pick<Job, (typeof CARD_FACTS)[number]>>

/** A job with its place in the catalog, which is its key (ids repeat). */
export interface CatalogEntry {
  readonly job: Job
  readonly position: number
  /** Those that the job's location text belongs to. */
  readonly locations: readonly JobLocation[]
}

const SEARCHED_FIELDS = ['title', 'description'] as const satisfies readonly (keyof JobOnCard)[]

/** A position may lack a field. */
function searchedTexts(job: JobOnCard): string[] {
  return SEARCHED_FIELDS.map((field: keyof JobOnCard) => (job[field] ?? '').toLowerCase())
}

/** The rule of the text search: one of the searched fields holds it, whatever the case. */
export function matchesSearch(job: JobOnCard, search: string): boolean {
  const needle = search.toLowerCase()
  return searchedTexts(job).some((text) => text.includes(needle))
}

/** Half a surrogate pair: no well-formed search can match it, so no match reaches from one field into the next. */
const FIELD_END = '\uD800'

/** What a search has found. */
interface Finding {
  readonly needle: string
  readonly found: readonly CatalogEntry[]
  /** Where in the catalog's text the needle stands first in each entry found. */
  readonly hits: readonly number[]
  /** Of a search that this one goes on from. */
  readonly wider: Finding | undefined
}

/**
 * The text search over a catalog of any size: what `matchesSearch`, in catalog order.
 *
 * All text stands in one string, lowered once, so that a search is one walk through memory from hit to hit.
 * A search that goes on from the last one walks that one's hits alone, and one that takes letters back has been found
 * already: typing a word costs less with every letter, deleting it nothing.
 */
export function createTextSearch(jobs: readonly Job[]): (search: string) => readonly CatalogEntry[] {
  const entries: readonly CatalogEntry[] = jobs.map((job, position) => ({
    job,
    position,
    locations: locationsOf(job.location),
  }))
  const texts = jobs.map((job) =>
    searchedTexts(job)
      .map((text) => text + FIELD_END)
      .join(''),
  )
  const catalogText = texts.join('')
  const starts: number[] = []
  const ends: number[] = []
  let length = 0
  for (const text of texts) {
    starts.push(length)
    length += text.length
    ends.push(length)
  }

  const everywhere: Finding = { needle: '', found: entries, hits: starts, wider: undefined }
  let last = everywhere

  function findAmong(wider: Finding, needle: string): Finding {
    const found: CatalogEntry[] = []
    const hits: number[] = []
    let hit = -1
    // Not `for … of entries()`: at the first key, before it is optimised, that took 8 ms for 10 000 positions, this 2.
    wider.found.forEach((entry, index) => {
      const from = wider.hits[index] ?? length
      if (hit < from) hit = catalogText.indexOf(needle, from)
      if (hit === -1) hit = length
      if (hit < (ends[entry.position] ?? 0)) {
        found.push(entry)
        hits.push(hit)
      }
    })
    return { needle, found, hits, wider }
  }

  return (search) => {
    const needle = search.toLowerCase()
    while (!needle.startsWith(last.needle)) last = last.wider ?? everywhere
    if (needle !== last.needle && last.found.length > 0) last = findAmong(last, needle)
    return last.found
  }
}

/** What is found, whichever locations are selected: of this much the location boxes show their numbers. */
export function foundEntries<Entry extends { readonly job: JobOnCard }>(
  find: (search: string) => readonly Entry[],
  { search }: JobsQuery,
): readonly Entry[] {
  return find(search)
}

/** With none selected all match; with several, any does. */
export function inLocations<Entry extends Pick<CatalogEntry, 'locations'>>(
  entries: readonly Entry[],
  locations: readonly JobLocation[],
): readonly Entry[] {
  if (locations.length === 0) return entries
  return entries.filter((entry) => locations.some((location) => entry.locations.includes(location)))
}

/** How many of the entries each location has. */
export function countInLocations(
  entries: readonly Pick<CatalogEntry, 'locations'>[],
): ReadonlyMap<JobLocation, number> {
  return new Map(
    LOCATIONS.map((location) => [
      location,
      entries.filter(({ locations }) => locations.includes(location)).length,
    ]),
  )
}
