import { canonicalLocations, type JobLocation } from './locations'
import { toWellFormed } from './wellFormed'

/** What a visitor asks the jobs list for. */
export interface JobsQuery {
  /** Well-formed text, verbatim: spaces at either end count. */
  readonly search: string
  /** Each at most once, in the order of `LOCATIONS`. */
  readonly locations: readonly JobLocation[]
  /** A whole number from 1; may lie past the last page (the view is clamped, the query is not). */
  readonly page: number
}

export const EMPTY_QUERY: JobsQuery = { search: '', locations: [], page: 1 }

export function isPage(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 1
}

export function isSameQuery(a: JobsQuery, b: JobsQuery): boolean {
  return a.search === b.search && a.page === b.page && isSameList(a.locations, b.locations)
}

function isSameList<Item>(a: readonly Item[], b: readonly Item[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index])
}

function isCanonical(values: readonly unknown[]): values is readonly JobLocation[] {
  return isSameList(values, canonicalLocations(values))
}

export function isEmptyQuery(query: JobsQuery): boolean {
  return isSameQuery(query, EMPTY_QUERY)
}

/** The same array where it is canonical, so that what shows the locations is not drawn at every keystroke. */
function toLocations(value: unknown): readonly JobLocation[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : []
  return isCanonical(values) ? values : canonicalLocations(values)
}

/**
 * The query nearest to a value of any shape. Redux DevTools can import anything into state,
 * and an address is written from it all the same (decisions.md §1, Time travel).
 */
export function toJobsQuery(value: unknown): JobsQuery {
  if (typeof value !== 'object' || value === null) return EMPTY_QUERY
  const { search, locations, page }: Partial<Record<keyof JobsQuery, unknown>> = value
  return {
    search: typeof search === 'string' ? toWellFormed(search) : '',
    locations: toLocations(locations),
    page: isPage(page) ? page : 1,
  }
}
