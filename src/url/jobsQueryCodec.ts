import { QUERY_KEYS, queryOfTexts, textsOf, type JobsQuery } from '../domain/jobsQuery'
import { QUERY_PARAMETERS } from '../domain/queryParameters'

function isOurs(name: string): boolean {
  return QUERY_KEYS.some((key) => QUERY_PARAMETERS[key].name === name)
}

/**
 * The query that an address asks for; `search` is the address's part from `?` on.
 * Never throws: what can't be read counts as not asked for (src/url/README.md).
 */
export function parseQuery(search: string): JobsQuery {
  const params = new URLSearchParams(search)
  return queryOfTexts((key) => params.getAll(QUERY_PARAMETERS[key].name))
}

function paramsOf(query: JobsQuery): URLSearchParams {
  const params = new URLSearchParams()
  for (const key of QUERY_KEYS) {
    for (const text of textsOf(query, key)) params.append(QUERY_PARAMETERS[key].name, text)
  }
  return params
}

function searchOf(params: URLSearchParams): string {
  const written = params.toString()
  return written === '' ? '' : `?${written}`
}

/**
 * The one canonical way to write a query: empty, or from `?` on.
 * For every query that state can hold, `parseQuery(writeQuery(query))` is that query.
 */
export function writeQuery(query: JobsQuery): string {
  return searchOf(paramsOf(query))
}

/**
 * The query as it stands in an address that has `currentSearch`: parameters of it that are not ours follow ours, in
 * their own order; names and values are kept, bytes are not (`a%20b` becomes `a+b`).
 */
export function writeQueryInto(currentSearch: string, query: JobsQuery): string {
  const params = paramsOf(query)
  for (const [name, value] of new URLSearchParams(currentSearch)) {
    if (!isOurs(name)) params.append(name, value)
  }
  return searchOf(params)
}
