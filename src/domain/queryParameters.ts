import { canonicalLocations } from './locations'

/** Declares one parameter of the query for the state and the address. */
export interface QueryParameter<Value> {
  /** The parameter's name in the address. */
  readonly name: string
  /** Names from before. Their values are read after those of `name`, and written under `name`. */
  readonly formerNames?: readonly string[]
  /** Parses the raw values in their order. Falls back to the closest valid value, or to the default. */
  readonly parse: (texts: readonly string[]) => Value
  /** Returns no texts for the default value. */
  readonly serialize: (value: Value) => readonly string[]
}

export function isPage(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 1
}

/** With the `u` flag a surrogate pair is one character, so this matches lone surrogates only. */
const LONE_SURROGATES = /\p{Surrogate}/gu

const search: QueryParameter<string> = {
  name: 'search',
  // An address can't encode them. Some browsers lack `String.toWellFormed`. A field drops line breaks.
  parse: ([text = '']) => text.replace(LONE_SURROGATES, '\uFFFD').replace(/[\n\r]+/g, ' '),
  serialize: (text) => (text === '' ? [] : [text]),
}

/**
 * A pasted link may bring punctuation (`usa.`, `(2)`). The start of a number stays: `-2`, `.5`. The lookbehind
 * keeps a long run that is not at the end from being read again from each of its characters.
 */
const withoutPunctuation = (text: string) => text.replace(/^[^\P{P}\p{Pd}.,]+|(?<![\p{P}>])[\p{P}>]+$/gu, '')

const locations: QueryParameter<readonly string[]> = {
  name: 'location',
  // Not toLocaleLowerCase: in a Turkish browser INDIA would become ındıa.
  parse: (texts) => canonicalLocations(texts.map((text) => withoutPunctuation(text.toLowerCase()))),
  serialize: (values) => values,
}

const page: QueryParameter<number> = {
  name: 'page',
  parse: ([text = '']) => {
    const digits = withoutPunctuation(text)
    return /^[0-9]+$/.test(digits) && isPage(Number(digits)) ? Number(digits) : 1
  },
  serialize: (number) => (number === 1 ? [] : [String(number)]),
}

/** In the order of the address. How to add one: src/README.md. */
export const QUERY_PARAMETERS = { search, locations, page }

export const EMPTY_QUERY = {
  search: search.parse([]),
  locations: locations.parse([]),
  page: page.parse([]),
}
