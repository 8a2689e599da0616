/** @jest-environment node */
import * as fc from 'fast-check'
import { markMatches } from '../../src/domain/markMatches'
import { wellFormedText } from '../support/randomQueries'

/** `Data [Sci]entist` for a text in which `Sci` is marked. */
function bracketed(text: string, search: string): string {
  return markMatches(text, search)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('')
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
  ['', 'a', ''],
])('marks in %j for %j: %s', (text, search, marked) => {
  expect(bracketed(text, search)).toBe(marked)
})

it('marks nothing where lowering the case moves the places', () => {
  expect(markMatches('İstanbul data', 'data')).toEqual([{ text: 'İstanbul data', isMatch: false }])
})

it('loses no letter, marks only what matches, and leaves no match unmarked', () => {
  const texts = fc.tuple(wellFormedText, wellFormedText, wellFormedText).map((parts) => parts.join(''))
  fc.assert(
    fc.property(texts, fc.oneof(wellFormedText, fc.constantFrom('ab', 'éa', '++')), (text, search) => {
      const pieces = markMatches(text, search)
      const needle = search.toLowerCase()
      expect(pieces.map((piece) => piece.text).join('')).toBe(text)
      if (needle.length < 2 || text.toLowerCase().length !== text.length) return
      const unmarked = pieces.filter(({ isMatch }) => !isMatch)
      expect(unmarked.some((piece) => piece.text.toLowerCase().includes(needle))).toBe(false)
      expect(pieces.length - unmarked.length).toBe(text.toLowerCase().split(needle).length - 1)
    }),
  )
})
