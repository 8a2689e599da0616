import type { Job } from './job'
import { isInLocation, LOCATIONS, type JobLocation } from './locations'

/** What of a job the search reads. */
export type SearchedJob = Pick<Job, 'title' | 'description' | 'location'>

/** A job with its place in the catalog, which is its key (ids repeat). */
export interface CatalogEntry<Searched extends SearchedJob = Job> {
  readonly job: Searched
  readonly position: number
  /** Those that the job's location text belongs to. */
  readonly locations: readonly JobLocation[]
}

/** Half a surrogate pair: no well-formed search can match it, so no match reaches from one field into the next. */
const FIELD_END = '\uD800'

/**
 * The text search over one catalog: case-insensitive substring of title or description,
 * entries in catalog order.
 *
 * All text stands in one string, lowered once, so that a search is one walk through memory from hit to hit.
 * A search that goes on from the last one walks that one's hits alone: typing a word costs less with every letter.
 */
export function createTextSearch<Searched extends SearchedJob>(
  jobs: readonly Searched[],
): (search: string) => readonly CatalogEntry<Searched>[] {
  const entries: readonly CatalogEntry<Searched>[] = jobs.map((job, position) => ({
    job,
    position,
    locations: LOCATIONS.filter((location) => isInLocation(job.location, location)),
  }))
  const texts = jobs.map(({ title, description }) =>
    `${title}${FIELD_END}${description}${FIELD_END}`.toLowerCase(),
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

  /** `hits`: where in the catalog's text the needle stands first in each entry found. */
  const everywhere = { needle: '', found: entries, hits: starts }
  let last = everywhere

  return (search) => {
    const needle = search.toLowerCase()
    if (needle === last.needle) return last.found
    const among = needle.startsWith(last.needle) ? last : everywhere
    const found: CatalogEntry<Searched>[] = []
    const hits: number[] = []
    let hit = -1
    for (const [index, entry] of among.found.entries()) {
      const from = among.hits[index] ?? length
      if (hit < from) hit = catalogText.indexOf(needle, from)
      if (hit === -1) break
      if (hit < (ends[entry.position] ?? 0)) {
        found.push(entry)
        hits.push(hit)
      }
    }
    last = { needle, found, hits }
    return found
  }
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
  const counts = new Map<JobLocation, number>(LOCATIONS.map((location) => [location, 0]))
  for (const { locations } of entries) {
    for (const location of locations) counts.set(location, (counts.get(location) ?? 0) + 1)
  }
  return counts
}
