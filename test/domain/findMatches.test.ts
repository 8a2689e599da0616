/** @jest-environment node */
import { findMatches } from '../../src/domain/findMatches'

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
  // Lowercasing changes the length of the text, or of the search.
  ['İstanbul data', 'data', 'İstanbul data'],
  ['data i̇data', 'İ', 'data i̇data'],
])('marks in %j for %j: %s', (text, search, marked) => {
  expect(bracketed(text, search)).toBe(marked)
})
