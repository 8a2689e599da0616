import * as fc from 'fast-check'
import { FACET_KEYS, FACETS } from '../../src/domain/facets'
import { toJobsQuery, type JobsQuery } from '../../src/domain/jobsQuery'
import { QUERY_PARAMETERS } from '../../src/domain/queryParameters'

/** Text that breaks addresses: reserved characters, white space, control characters, emoji, right-to-left text. */
// prettier-ignore
const AWKWARD_TEXTS = [
  'c++', 'a b', ' a ', '  ', '+', '&', '#', '%', '%20', '%zz', '%E0%A4', "'", '"', ',', ';', '/', ':', '?', '=',
  '\0', '\r\n', '\n', '\t', '\uFEFF', '\u00A0', '\u202E', '\uFFFD', '\u2028',
  'é', 'e\u0301', 'İ', 'ß', 'Σ', '職', 'हिन्दी', 'مرحبا', 'שלום', '👩🏽‍💻', '🇮🇳', '😀',
  'search=', '&location=usa', '__proto__', 'constructor', '<script>', '\\', '//evil.example',
]

function joined(...pieces: fc.Arbitrary<string>[]): fc.Arbitrary<string> {
  return fc.array(fc.oneof(...pieces), { maxLength: 6 }).map((texts) => texts.join(''))
}

/** Text that the state can hold. */
const wellFormedText = joined(fc.string({ unit: 'binary', maxLength: 5 }), fc.constantFrom(...AWKWARD_TEXTS))

/** Mostly words of the fixture. Without the two characters that an HTML file can't hold. */
const someSearch = fc
  .oneof(
    fc.constantFrom('', 'data', 'CLOUD', 'larkfield', 'architect plan', 'e', 'Ｄa\u200Bta', 'sİ', '\u202E'),
    wellFormedText,
  )
  .map((text) => text.replace(/[\0\r]/g, ''))

/** Any text, lone surrogates included. */
export const anyText = joined(wellFormedText, fc.constantFrom('\uD83D', '\uDE00', '\uDE00\uD83D'))

const somePage = fc.oneof(
  fc.integer({ min: 1, max: 4 }),
  fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
)

/** A query with any value of each parameter. The values of a facet are read at each run: a test may add some. */
function queriesWith(text: fc.Arbitrary<string>): fc.Arbitrary<JobsQuery> {
  const facets = FACET_KEYS.map((key) => {
    const names = fc.constant(FACETS[key]).chain(({ values }) => fc.subarray(values.map(({ name }) => name)))
    return [key, names] as const
  })
  return fc.record({ search: text, ...Object.fromEntries(facets), page: somePage }).map(toJobsQuery)
}

/** Any query that the state can hold. */
export const someQuery = queriesWith(wellFormedText)

/** Any query whose list can be prerendered. */
export const someDrawableQuery = queriesWith(someSearch)

const NAMES = Object.values(QUERY_PARAMETERS).map(({ name }) => name)

const anyParameter = fc
  .tuple(
    fc.oneof(fc.constantFrom(...NAMES, 'Location', 'location[]', 'utm_source', '__proto__'), anyText),
    fc.constantFrom('=', '', '=='),
    fc.oneof(
      fc.constantFrom('usa', 'INDIA', 'design', 'mars', '0', '2', '02', '9007199254740993', '%E0%A4'),
      anyText,
    ),
  )
  .map((parts) => parts.join(''))

/** Any part of an address after its path, damaged ones included. Empty, or starts with `?`. */
export const anyAddressSearch = fc
  .array(anyParameter, { maxLength: 8 })
  .map((parameters) => (parameters.length === 0 ? '' : `?${parameters.join('&')}`))
