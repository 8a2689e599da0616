import { isPage, type JobsQuery } from '../domain/jobsQuery'
import { canonicalLocations } from '../domain/locations'

const SEARCH = 'search'
const LOCATION = 'location'
const PAGE = 'page'
const OURS: ReadonlySet<string> = new Set([SEARCH, LOCATION, PAGE])

function parsePage(text: string | null): number {
  const page = text !== null && /^[0-9]+$/.test(text) ? Number(text) : 1
  return isPage(page) ? page : 1
}

/**
 * The query that an address asks for; `search` is the address's part from `?` on.
 * Never throws: what can't be read counts as not asked for (decisions.md §1, Tolerant).
 */
export function parseQuery(search: string): JobsQuery {
  const params = new URLSearchParams(search)
  return {
    search: params.get(SEARCH) ?? '',
    // toLowerCase, never toLocaleLowerCase: in a Turkish browser INDIA would become ındıa.
    locations: canonicalLocations(params.getAll(LOCATION).map((value) => value.toLowerCase())),
    page: parsePage(params.get(PAGE)),
  }
}

/**
 * The one canonical way to write a query: empty, or from `?` on. Parameters of `currentSearch` that are not ours
 * follow ours, in their own order; names and values are kept, bytes are not (`a%20b` becomes `a+b`).
 * For every query that state can hold, `parseQuery(writeQuery(query))` is that query.
 */
export function writeQuery(query: JobsQuery, currentSearch = ''): string {
  const params = new URLSearchParams()
  if (query.search !== '') params.append(SEARCH, query.search)
  for (const location of query.locations) params.append(LOCATION, location)
  if (query.page !== 1) params.append(PAGE, String(query.page))
  for (const [name, value] of new URLSearchParams(currentSearch)) {
    if (!OURS.has(name)) params.append(name, value)
  }
  const written = params.toString()
  return written === '' ? '' : `?${written}`
}
