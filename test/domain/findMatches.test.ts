/** @jest-environment node */
import * as fc from 'fast-check'
import { findMatches } from '../../src/domain/findMatches'
import { wellFormedText } from '../support/randomQueries'

/** Puts each match in brackets: `Data [Sci]entist`. */
function bracketed(text: string, search: string): string {
  return findMatches(text, search).reduceRight((rest, start) => {
    const end = start + search.length
    return `${rest.slice(0, start)}[${rest.slice(start, end)}]${rest.slice(end)}`
  }, text)
}

it.each([
  ['Data Scientist', 'sci', 'Data [Sci]entist'],
  ['Data Scientist', 'DATA SCIENTIST', '[Data Scientist]'],
  ['Data data', 'data', '[Data] [data]'],
  ['aaa', 'aa', '[aa]a'],
  ['Data data', 'd', 'Data data'],
  ['Data Scientist', '', 'Data Scientist'],
  ['Data Scientist', 'zzz', 'Data Scientist'],
  ['C++ (a.b) [x]', '(a.b)', 'C++ [(a.b)] [x]'],
  ['İstanbul data', 'data', 'İstanbul data'],
])('marks in %j for %j: %s', (text, search, marked) => {
  expect(bracketed(text, search)).toBe(marked)
})

it('marks every match, and nothing else', () => {
  const texts = fc.tuple(wellFormedText, wellFormedText, wellFormedText).map((parts) => parts.join(''))
  const searches = fc.oneof(wellFormedText, fc.constantFrom('ab', 'éa', '++'))
  fc.assert(
    fc.property(texts, searches, (text, search) => {
      const [lowerText, needle] = [text.toLowerCase(), search.toLowerCase()]
      const isUnmarked =
        search.length < 2 || needle.length !== search.length || lowerText.length !== text.length
      expect(bracketed(text, search).toLowerCase()).toBe(
        isUnmarked ? lowerText : lowerText.replaceAll(needle, () => `[${needle}]`),
      )
    }),
  )
})
