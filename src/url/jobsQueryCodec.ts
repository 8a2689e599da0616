import { parseValues, QUERY_KEYS, serializeValue, type JobsQuery } from '../domain/jobsQuery'
import { QUERY_PARAMETERS } from '../domain/queryParameters'

function namesOf(key: (typeof QUERY_KEYS)[number]): readonly string[] {
  const { name, formerNames = [], values } = QUERY_PARAMETERS[key]
  return values?.length === 0 ? [] : [name, ...formerNames]
}

/** Functions, so that the early script leaves out those that it does not call. */
const ourNames = () => QUERY_KEYS.flatMap(namesOf)

/** Matches an address that may hold a query: one with a parameter of ours, or with an encoded name. */
export const queryPattern = () => new RegExp(`[&;?](?:(?:${ourNames().join('|')})(?=[=&]|$)|[^=&;?]*%)`)

/** HTML writes `&amp;`, tools append `?name=` or encode a whole query. `writeQuery` writes `%3F`, and always a `=`. */
function readParams(search: string): URLSearchParams {
  const [decoded = ''] = /[&=]/.test(search) ? [] : new URLSearchParams(search).keys()
  const text = ourNames().some((name) => decoded.startsWith(`${name}=`)) ? `?${decoded}` : search
  return new URLSearchParams(text.replace(/&(?:amp;)+|(?<=.)\?(?=[\w.-]+=)/g, '&'))
}

/** Parses `?…`. Never throws: invalid values count as absent (README.md). */
export function parseQuery(search: string): JobsQuery {
  const params = readParams(search)
  return parseValues((key) => {
    const values = namesOf(key).flatMap((name) => params.getAll(name))
    // `=` in quoted-printable is `=3D`. Only a search may start so: names have small letters.
    return key === 'search' ? values : values.map((value) => value.replace(/^3D/, ''))
  })
}

export function toSearchParams(query: JobsQuery): URLSearchParams {
  return new URLSearchParams(
    QUERY_KEYS.flatMap((key) =>
      serializeValue(query, key).map((value) => [QUERY_PARAMETERS[key].name, value]),
    ),
  )
}

/** Empty, or `?…`, which `parseQuery` reads back without loss. Other parameters of `currentSearch` follow. */
export function writeQuery(query: JobsQuery, currentSearch = ''): string {
  const params = toSearchParams(query)
  const names = ourNames()
  for (const [name, value] of readParams(currentSearch)) {
    if (!names.includes(name)) params.append(name, value)
  }
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}
