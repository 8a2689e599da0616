import { QUERY_KEYS, queryOfTexts, textsOf, type JobsQuery } from '../domain/jobsQuery'
import { QUERY_PARAMETERS } from '../domain/queryParameters'

const OURS: ReadonlySet<string> = new Set(QUERY_KEYS.map((key) => QUERY_PARAMETERS[key].name))

/**
 * The query that an address asks for; `search` is the address's part from `?` on.
 * Never throws: what can't be read counts as not asked for (src/url/README.md).
 */
export function parseQuery(search: string): JobsQuery {
  const params = new URLSearchParams(search)
  return queryOfTexts((name) => params.getAll(name))
}

/**
 * The one canonical way to write a query: empty, or from `?` on. Parameters of `currentSearch` that are not ours
 * follow ours, in their own order; names and values are kept, bytes are not (`a%20b` becomes `a+b`).
 * For every query that state can hold, `parseQuery(writeQuery(query))` is that query.
 */
export function writeQuery(query: JobsQuery, currentSearch = ''): string {
  const params = new URLSearchParams()
  for (const key of QUERY_KEYS) {
    for (const text of textsOf(query, key)) params.append(QUERY_PARAMETERS[key].name, text)
  }
  for (const [name, value] of new URLSearchParams(currentSearch)) {
    if (!OURS.has(name)) params.append(name, value)
  }
  const written = params.toString()
  return written === '' ? '' : `?${written}`
}
