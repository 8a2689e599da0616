import { FACETS } from './facets'
import { withoutPunctuation, type FacetValue } from './listFacet'

export interface QueryParameter<Value> {
  readonly name: string
  /** Names from before. Their values are read after those of `name`, and written under `name`. */
  readonly formerNames?: readonly string[]
  /** The values of a facet. If the list is empty, the site has no such filter, and leaves the parameter alone. */
  readonly values?: readonly FacetValue[]
  /** Parses the raw values in their order. Falls back to the closest valid value, or to the default. */
  readonly parse: (texts: readonly string[]) => Value
  /** Returns no texts for the default value. */
  readonly serialize: (value: Value) => readonly string[]
}

export const isPage = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 1

const search: QueryParameter<string> = {
  name: 'search',
  // An address can't encode lone surrogates. Some browsers lack `String.toWellFormed`. A field drops line breaks.
  parse: ([text = '']) => text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/[\n\r]+/g, ' '),
  serialize: (text) => (text === '' ? [] : [text]),
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
export const QUERY_PARAMETERS = { search, ...FACETS, page }
