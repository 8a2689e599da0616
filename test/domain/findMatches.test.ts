/** @jest-environment node */
import { findMatches } from '../../src/domain/findMatches'

/** Puts each match in brackets: `Data [Sci]entist`. */
function bracketed(text: string, search: string): string {
  return findMatches(text, search).reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)}[${rest.slice(start, end)}]${rest.slice(end)}`,
    text,
  )
}

it.each([
  ['Data Scientist', 'sci', 'Data [Sci]entist'],
  ['Data data', 'data', '[Data] [data]'],
  ['aaa', 'aa', '[aa]a'],
  ['Data data', 'd', 'Data data'],
  ['C++ (a.b) [x]', '(a.b)', 'C++ [(a.b)] [x]'],
  ['İstanbul data', 'ISTANBUL DATA', '[İstanbul data]'],
  ['i̇stanbul data', 'İSTAN', '[i̇stan]bul data'],
  ['Data data', ' ｄａｔａ\u200B', '[Data] [data]'],
  ['Da\u00ADta da\u202Eta  entry', 'data entry', 'Da\u00ADta [da\u202Eta  entry]'],
  [' \u2060Data entry', 'data ', ' \u2060[Data] entry'],
  ['Cafe\u0301 cafés', 'CAFÉ', '[Cafe\u0301] [café]s'],
  ['Cafe\u0301 Straße Łódź', 'cafe strasse lodz', '[Cafe\u0301 Straße Łódź]'],
  ['مُطَوِّرٌ أوّل', 'مطور', '[مُطَوِّرٌ] أوّل'],
  ['か\u3099くふ', 'がク', '[か\u3099く]ふ'],
  ['백엔드 개발', '백에', '[백엔]드 개발'],
  ['백엔드 개발', '발', '백엔드 개[발]'],
  ['각오', 'ㄱㅇ', '[각오]'],
  ['Certiﬁed ℡', 'if', 'Cert[iﬁ]ed ℡'],
  ['Certiﬁed ℡', 'te', 'Certiﬁed [℡]'],
  ['Women’s 𝐥ead 😀s', "women's lead", '[Women’s 𝐥ead] 😀s'],
  ['Women’s 𝐥ead 😀s', ' 😀 ', 'Women’s 𝐥ead [😀]s'],
])('marks in %j for %j: %s', (text, search, marked) => {
  expect(bracketed(text, search)).toBe(marked)
})
