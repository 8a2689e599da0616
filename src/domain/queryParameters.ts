import { canonicalLocations, locationNames, type JobLocation } from './locations'
import { toWellFormed } from './wellFormed'

/** One parameter of the query: all that state, address and title need to know of it. */
export interface QueryParameter<Value> {
  /** What it is called in the address. */
  readonly name: string
  /** Its value where it is not asked for; the address leaves it out then. */
  readonly empty: Value
  /** Of the texts that the address has for it, in their order, perhaps none: of any, the nearest value. */
  readonly parse: (texts: readonly string[]) => Value
  /** The texts that the address has for it; none for `empty`. */
  readonly write: (value: Value) => readonly string[]
  /** What of the list's title it is; empty for `empty`. Without it the title says nothing of it. */
  readonly nameInTitle?: (value: Value) => string
}

export function isPage(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 1
}

const search: QueryParameter<string> = {
  name: 'search',
  empty: '',
  parse: ([text = '']) => toWellFormed(text),
  write: (text) => (text === '' ? [] : [text]),
  nameInTitle: (text) => text.trim(),
}

const locations: QueryParameter<readonly JobLocation[]> = {
  name: 'location',
  empty: [],
  // toLowerCase, never toLocaleLowerCase: in a Turkish browser INDIA would become ındıa.
  parse: (texts) => canonicalLocations(texts.map((text) => text.toLowerCase())),
  write: (values) => values,
  nameInTitle: (values) => locationNames(values).join(' + '),
}

const page: QueryParameter<number> = {
  name: 'page',
  empty: 1,
  parse: ([text = '']) => (/^[0-9]+$/.test(text) && isPage(Number(text)) ? Number(text) : 1),
  write: (number) => (number === 1 ? [] : [String(number)]),
}

/** In the order in which they stand in the address. What a new one needs besides: src/README.md. */
export const QUERY_PARAMETERS = { search, locations, page }

/** Nothing asked for. */
export const EMPTY_QUERY = { search: search.empty, locations: locations.empty, page: page.empty }
