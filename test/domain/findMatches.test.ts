/** @jest-environment node */
import * as fc from 'fast-check'
import { findMatches } from '../../src/domain/findMatches'
import { wellFormedText } from '../support/randomQueries'

/** `Data [Sci]entist` for a text in which `Sci` is marked. */
function bracketed(text: string, search: string): string {
  return findMatches(text, search).reduceRight(
    (rest, at) =>
      `${rest.slice(0, at)}[${rest.slice(at, at + search.length)}]${rest.slice(at + search.length)}`,
    text,
  )
}

it.each([
  ['Data Scientist', 'sci', 'Data [Sci]entist'],
  ['Data Scientist', 'DATA SCIENTIST', '[Data Scientist]'],
  ['Data data', 'data', '[Data] [data]'],
  ['aaaa', 'aa', '[aa][aa]'],
  ['aaa', 'aa', '[aa]a'],
  ['Data data', 'd', 'Data data'],
  ['Data Scientist', '', 'Data Scientist'],
  ['Data Scientist', 'zzz', 'Data Scientist'],
  ['C++ (a.b) [x]', '(a.b)', 'C++ [(a.b)] [x]'],
  ['İstanbul data', 'data', 'İstanbul data'],
  ['', 'ab', ''],
])('marks in %j for %j: %s', (text, search, marked) => {
  expect(bracketed(text, search)).toBe(marked)
})

it('marks only what matches, nothing twice, and leaves no match unmarked', () => {
  const texts = fc.tuple(wellFormedText, wellFormedText, wellFormedText).map((parts) => parts.join(''))
  fc.assert(
    fc.property(texts, fc.oneof(wellFormedText, fc.constantFrom('ab', 'éa', '++')), (text, search) => {
      const needle = search.toLowerCase()
      const places = findMatches(text, search)
      for (const at of places) {
        expect(text.slice(at, at + search.length).toLowerCase()).toBe(needle)
      }
      const ends = [0, ...places.map((at) => at + search.length)]
      expect(places.every((at, place) => at >= (ends[place] ?? 0))).toBe(true)
      const isUntold = [text, search].some((value) => value.toLowerCase().length !== value.length)
      const told = search.length < 2 || isUntold ? 0 : text.toLowerCase().split(needle).length - 1
      expect(places).toHaveLength(told)
    }),
  )
})
