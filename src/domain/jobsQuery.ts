import { canonicalLocations, type JobLocation } from './locations'
import { EMPTY_QUERY, QUERY_PARAMETERS, type QueryParameter } from './queryParameters'
import { toWellFormed } from './wellFormed'

export type QueryKey = keyof typeof QUERY_PARAMETERS

/**
 * What a visitor asks the jobs list for: `search` is well-formed text, verbatim; `locations` stand each at most once,
 * in the order of `LOCATIONS`; `page` is a whole number from 1, perhaps past the last one (the view is clamped).
 */
export type JobsQuery = { readonly [Each in QueryKey]: (typeof QUERY_PARAMETERS)[Each]['empty'] }

const PARAMETERS: { readonly [Each in QueryKey]: QueryParameter<JobsQuery[Each]> } = QUERY_PARAMETERS

/** In the order of the address. */
export const QUERY_KEYS = Object.keys(PARAMETERS).filter((name): name is QueryKey => name in PARAMETERS)

/** The texts that the address has for one value of a query; none where nothing is asked for. */
export function textsOf<Key extends QueryKey>(query: Pick<JobsQuery, Key>, key: Key): readonly string[] {
  return PARAMETERS[key].write(query[key])
}

function withTexts(query: JobsQuery, key: QueryKey, texts: readonly string[]): JobsQuery {
  return { ...query, [key]: PARAMETERS[key].parse(texts) }
}

/** The query of these texts for each parameter. */
export function queryOfTexts(textsFor: (key: QueryKey) => readonly string[]): JobsQuery {
  return QUERY_KEYS.reduce((query, key) => withTexts(query, key, textsFor(key)), EMPTY_QUERY)
}

function nameInTitle<Key extends QueryKey>(query: Pick<JobsQuery, Key>, key: Key): string {
  return PARAMETERS[key].nameInTitle?.(query[key]) ?? ''
}

/** What of the query the list's title names, in the order of the address. */
export function namesInTitle(query: JobsQuery): readonly string[] {
  return QUERY_KEYS.map((key) => nameInTitle(query, key)).filter((name) => name !== '')
}

export function isSameQuery(a: JobsQuery, b: JobsQuery): boolean {
  return QUERY_KEYS.every((key) => {
    const texts = textsOf(b, key)
    const others = textsOf(a, key)
    return others.length === texts.length && others.every((text, index) => text === texts[index])
  })
}

const keyOf = (name: string) => QUERY_KEYS.find((key) => PARAMETERS[key].name === name)

/** Whether a parameter, by its name in the address, has this text among its own: whether its box is ticked. */
export function hasText(query: JobsQuery, name: string, text: string): boolean {
  const key = keyOf(name)
  return key !== undefined && textsOf(query, key).includes(text)
}

/** The query once the box of this text is ticked, or no longer. */
export function withTicked(query: JobsQuery, name: string, text: string, isTicked: boolean): JobsQuery {
  const key = keyOf(name)
  if (key === undefined) return query
  const others = textsOf(query, key).filter((other) => other !== text)
  return withTexts(query, key, isTicked ? [...others, text] : others)
}

export function isEmptyQuery(query: JobsQuery): boolean {
  return isSameQuery(query, EMPTY_QUERY)
}

/** A new search starts at page 1. */
export function withSearch(query: JobsQuery, text: string): JobsQuery {
  const search = toWellFormed(text)
  return search === query.search ? query : { ...query, search, page: EMPTY_QUERY.page }
}

/** Keeps the page: the view is clamped instead. */
export function withLocationToggled(query: JobsQuery, toggled: JobLocation): JobsQuery {
  const locations = query.locations.includes(toggled)
    ? query.locations.filter((location) => location !== toggled)
    : canonicalLocations([...query.locations, toggled])
  return { ...query, locations }
}

/** Whether an object of any origin has this part of a query; its value is not judged beyond being a text, a number, a list. */
function hasPart<Key extends QueryKey>(value: object, key: Key): value is Pick<JobsQuery, Key> {
  const given: Partial<Record<QueryKey, unknown>> = value
  const empty = EMPTY_QUERY[key]
  return typeof given[key] === typeof empty && Array.isArray(given[key]) === Array.isArray(empty)
}

export function isQueryShaped(value: unknown): value is JobsQuery {
  return typeof value === 'object' && value !== null && QUERY_KEYS.every((key) => hasPart(value, key))
}

/**
 * The query nearest to a value of any shape, and the value itself where it is one: Redux DevTools can import anything
 * into state, and an address is written from it all the same.
 */
export function toJobsQuery(value: unknown): JobsQuery {
  if (typeof value !== 'object' || value === null) return EMPTY_QUERY
  const query = queryOfTexts((key) => {
    const texts: readonly unknown[] = hasPart(value, key) ? textsOf(value, key) : []
    return texts.filter((text) => typeof text === 'string')
  })
  return isQueryShaped(value) && isSameQuery(value, query) ? value : query
}
