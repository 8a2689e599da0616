/** @jest-environment node */
import * as fc from 'fast-check'
import { findMatches } from '../../src/domain/findMatches'
import { foldText } from '../../src/domain/foldText'

/** Puts each match in brackets: `Data [Sci]entist`. */
function bracketed(text: string, search: string): string {
  return findMatches(text, search).reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)}[${rest.slice(start, end)}]${rest.slice(end)}`,
    text,
  )
}

it.each([
  ['Data Scientist', 'sci', 'Data [Sci]entist'],
  ['Data データ 5', 'd', 'Data データ 5'],
  ['設計、計算', '計', '設[計]、[計]算'],
  ['C++ (a.b) [x]', '(a.b)', 'C++ [(a.b)] [x]'],
  ['İstanbul data', 'ISTANBUL DATA', '[İstanbul data]'],
  ['Data data', ' ｄａｔａ\u200B', '[Data] [data]'],
  ['Over ½ day', '1/2', 'Over [½] day'],
  ['Da\u00ADta da\u202Eta  entry', 'data entry', 'Da\u00ADta [da\u202Eta  entry]'],
  [' \u2060Data entry', 'data ', ' \u2060[Data] entry'],
  ['Cafe\u0301 cafés', 'CAFÉ', '[Cafe\u0301] [café]s'],
  ['Cafe\u0301 Straße Łódź', 'cafe strasse lodz', '[Cafe\u0301 Straße Łódź]'],
  ['مُطَوِّرٌ أوّل', 'مطور', '[مُطَوِّرٌ] أوّل'],
  ['می\u200Cخواهم', 'می\u200Cخ', '[می\u200Cخ]واهم'],
  ['か\u3099くふ', 'がク', '[か\u3099く]ふ'],
  ['ｶﾞｲﾄﾞ', 'ガイ', '[ｶﾞｲ]ﾄﾞ'],
  ['백엔드 개발', '백에', '[백엔]드 개발'],
  ['백엔드 개발', '발', '백엔드 개[발]'],
  ['각오', 'ㄱㅇ', '[각오]'],
  ['Certiﬁed ℡', 'if', 'Cert[iﬁ]ed ℡'],
  ['Women’s 𝐥ead 😀s', "women's lead", '[Women’s 𝐥ead] 😀s'],
  ['Women’s 𝐥ead 😀s', ' 😀 ', 'Women’s 𝐥ead [😀]s'],
])('marks in %j for %j: %s', (text, search, marked) => {
  expect(bracketed(text, search)).toBe(marked)
})

/** The same ranges, from the folded length of every start of the text. */
function slowMatches(text: string, search: string) {
  const [needle, haystack] = [foldText(search), foldText(text)]
  const lengths = Array.from(`${text}.`, (_, end) => foldText(`${text.slice(0, end)}.`).length - 1)
  const endOf = (length: number) => lengths.findLastIndex((each) => each <= length)
  const matches = []
  for (let at = 0; needle.length > 1 && (at = haystack.indexOf(needle, at)) !== -1; at += needle.length)
    matches.push({ start: endOf(at), end: endOf(lengths[endOf(at + needle.length - 1) + 1] ?? 0) })
  return matches
}

/** Letters and spaces that folding makes longer or shorter. */
const someText = fc
  .array(fc.constantFrom(...'a,b,aa, ,  ,ß,™,ำ,İ,ﬁ,e\u0301,\u0301,½,㌔,か\u3099,가,각,مُ'.split(',')))
  .map((pieces) => pieces.join(''))

it('marks the same ranges as a slow search, each within the text', () => {
  fc.assert(
    fc.property(someText, someText, fc.nat(9), fc.nat(4), (text, other, from, length) => {
      for (const search of [other, text.slice(from, from + length)])
        expect(findMatches(text, search)).toEqual(slowMatches(text, search))
    }),
    { numRuns: 1000 },
  )
})
