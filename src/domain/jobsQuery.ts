import { FACET_KEYS, FACETS, type FacetKey } from './facets'
import { isRecord } from './isRecord'
import { QUERY_PARAMETERS, type QueryParameter } from './queryParameters'

type QueryKey = keyof typeof QUERY_PARAMETERS

/**
 * The query of the jobs list. `search` is well-formed text, kept verbatim. A facet has the names of values
 * without duplicates, in their order. `page` is a whole number from 1 and may exceed the last page.
 */
export type JobsQuery = { readonly [Key in QueryKey]: ReturnType<(typeof QUERY_PARAMETERS)[Key]['parse']> }

const PARAMETERS: { readonly [Key in QueryKey]: QueryParameter<JobsQuery[Key]> } = QUERY_PARAMETERS

/** In the order of the address. */
export const QUERY_KEYS = Object.keys(PARAMETERS).filter((name): name is QueryKey => name in PARAMETERS)

export function serializeValue<Key extends QueryKey>(query: Pick<JobsQuery, Key>, key: Key) {
  return PARAMETERS[key].serialize(query[key])
}

export function parseValues(valuesOf: (key: QueryKey) => readonly string[]): JobsQuery {
  const values = QUERY_KEYS.map((key) => [key, PARAMETERS[key].parse(valuesOf(key))] as const)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A value of each key, of its own type.
  return Object.fromEntries(values) as JobsQuery
}

export const EMPTY_QUERY = parseValues(() => [])

export function isSameQuery(a: JobsQuery, b: JobsQuery): boolean {
  const valuesOf = (query: JobsQuery) => JSON.stringify(QUERY_KEYS.map((key) => serializeValue(query, key)))
  return valuesOf(a) === valuesOf(b)
}

/** True if the query asks for less than all positions. A page alone is no filter. */
export function isFiltered(query: JobsQuery): boolean {
  return QUERY_KEYS.some((key) => key !== 'page' && serializeValue(query, key).length > 0)
}

export const selectedValues = (query: Pick<JobsQuery, FacetKey>, key: FacetKey) =>
  FACETS[key].values.filter(({ name }) => query[key].includes(name))

/** Keeps the page, because the view is clamped instead. */
export function withToggled(query: JobsQuery, key: FacetKey, toggled: string): JobsQuery {
  const others = query[key].filter((name) => name !== toggled)
  const isSelected = others.length < query[key].length
  return { ...query, [key]: isSelected ? others : FACETS[key].parse([...others, toggled]) }
}

/** An interaction of the visitor with the list. */
export type Act =
  | { readonly toggled: FacetKey; readonly name: string }
  | { readonly searched: string }
  | { readonly page: number }
  | 'cleared'

/** Returns the query after an act: the same object if a search or page does not change it, so nothing renders again. */
export function afterAct(query: JobsQuery, act: Act): JobsQuery {
  if (act === 'cleared') return EMPTY_QUERY
  if ('toggled' in act) return withToggled(query, act.toggled, act.name)
  if ('page' in act) return act.page === query.page ? query : { ...query, page: act.page }
  const search = PARAMETERS.search.parse([act.searched])
  return search === query.search ? query : { ...query, search, page: EMPTY_QUERY.page }
}

/** A field of the page, marked with the name of its parameter (hydration/fields.ts). */
interface MarkedField extends Pick<HTMLElement, 'dataset'> {
  readonly value: string
  readonly checked?: boolean
}

/** The act after which the query agrees with a field of the list. None if it does, or for another field. */
export function actOfField(query: JobsQuery, { dataset, value, checked }: MarkedField) {
  const name = dataset['field']
  if (name === PARAMETERS.search.name) return value === query.search ? undefined : { searched: value }
  const toggled = FACET_KEYS.find((key) => FACETS[key].name === name)
  return toggled && query[toggled].includes(value) !== checked ? { toggled, name: value } : undefined
}

const isOfType = (value: unknown, key: QueryKey) =>
  typeof value === typeof EMPTY_QUERY[key] && Array.isArray(value) === Array.isArray(EMPTY_QUERY[key])

/** Checks that every parameter has a value of its type. The values may still be invalid. */
export function isQueryShaped(value: unknown): value is JobsQuery {
  return isRecord(value) && QUERY_KEYS.every((key) => isOfType(value[key], key))
}

/** Returns the closest valid query to a value from an imported state. A valid query is returned as it is. */
export function toJobsQuery(value: unknown): JobsQuery {
  if (!isRecord(value)) return EMPTY_QUERY
  const query = parseValues((key) => {
    const values: readonly unknown[] = isOfType(value[key], key) ? [value[key]].flat() : []
    return values.filter((each) => typeof each !== 'object').map(String)
  })
  return isQueryShaped(value) && isSameQuery(value, query) ? value : query
}
