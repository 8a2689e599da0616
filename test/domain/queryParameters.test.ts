/** @jest-environment node */
import * as fc from 'fast-check'
import { QUERY_PARAMETERS } from '../../src/domain/queryParameters'
import { anyText } from '../support/randomQueries'

const SURROGATE = /^[\uD800-\uDFFF]$/

it('U02: replaces each lone surrogate and each run of line breaks, and nothing else', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const lines = text.split(/[\n\r]+/).join(' ')
      // Iterating over a string keeps surrogate pairs together.
      const expected = Array.from(lines, (character) => (SURROGATE.test(character) ? '\uFFFD' : character))
      expect(QUERY_PARAMETERS.search.parse([text])).toBe(expected.join(''))
    }),
    { examples: [['a\uD83Db'], ['\uDE00\uD83D'], ['😀'], ['\r\na\n\n\rb\u2028\u0085']] },
  )
})
