import type { Job } from './job'
import { isInLocation, type JobLocation } from './locations'

/** A job with its place in the catalog, which is its key (ids repeat). */
export interface CatalogEntry {
  readonly job: Job
  readonly position: number
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
export function createTextSearch(jobs: readonly Job[]): (search: string) => readonly CatalogEntry[] {
  const entries: readonly CatalogEntry[] = jobs.map((job, position) => ({ job, position }))
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
    const found: CatalogEntry[] = []
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
export function inLocations(
  entries: readonly CatalogEntry[],
  locations: readonly JobLocation[],
): readonly CatalogEntry[] {
  if (locations.length === 0) return entries
  return entries.filter(({ job }) => locations.some((location) => isInLocation(job.location, location)))
}
