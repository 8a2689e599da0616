/** @jest-environment node */
import * as fc from 'fast-check'
import { resultsOf, toIndexedJob } from '../../src/domain/matching'
import { aJob } from '../support/aJob'
import { asking } from '../support/asking'
import { plainMatches } from '../support/plainRules'

const found = (titles: readonly string[], search: string) => {
  const jobs = titles.map((title, index) => toIndexedJob(aJob({ title, description: '' }), index))
  return resultsOf(jobs, asking({ search })).matches
}

/** A reader calls the texts of a row the same. */
const ALIKE = [
  ['data', 'Ｄａｔａ', 'da\u200Bta', '\uFEFFda\u00ADta\u202A ', '𝐝ata', ' DATA\u2028', 'd\uFE0Fa\u200Eta'],
  [
    'senior india',
    'SENİOR İNDİA',
    'sen\u0069\u0307or india',
    'senior\u00A0india',
    'senior\tindia',
    'senior \u200B india',
  ],
  ['développeur cœur', 'de\u0301veloppeur coeur', 'DE\u200B\u0301VELOPPEUR CŒUR', 'developpeur cœur'],
  ["women's certified", 'Women’s certiﬁed', "WOMEN'S CERTI\u200CFIED", 'women´s certified'],
  ['προγραμματιστής', 'ΠΡΟΓΡΑΜΜΑΤΙΣΤΗΣ', 'προγραμματιστησ'],
  ['tel ΐ', '℡ Ϊ\u0301'],
  ['Straße', 'STRASSE', 'STRAẞE', 'strasse'],
  ['yazılım ışık', 'YAZILIM IŞIK', 'yazilim isik', 'YAZİLİM İŞİK'],
  ['Kraków Łódź', 'krakow lodz', 'KRAKÓW ŁÓDŹ'],
  ['разработчик счётов', 'РАЗРАБОТЧИК СЧЕТОВ'],
  ['مطور ادارة 5 على', 'مُطوِّر إدارة ٥ علی', 'مطـور أداره ۵ علي'],
  ['מנכ"ל צ\'ק־אין', 'מַנְכ״ל צ׳ק-אין'],
  ['クラウド10~18', 'くらうど１０〜１８', 'ｸﾗｳﾄﾞ１０～１８', 'クラウド10–18'],
  ['개발자', '개발자'.normalize('NFD')],
  ['हिन्दी ५', ' हिन्दी\u200D 5'],
  ['น้ำตาล ๕', 'น\u0E4D\u0E49าตาล 5', 'น\u0E49\u0E4Dาตาล 5'],
]

it.each(ALIKE)('finds a text by what a reader calls the same: %s', (...texts) => {
  for (const search of texts) expect(found(texts, search)).toHaveLength(texts.length)
})

it.each([
  [
    '백엔드 값과',
    'ㅂ 배 백 백ㅇ 백에 백엔 백엔ㄷ 백엔드 백엔드ㄱ 백엔드가 백엔드갑 백엔드값 백엔드값고 백엔드값과',
  ],
  ['데이터', 'ㄷ 데 뎅 데이 데잍 데이터'],
])('finds %s at each key of a Korean keyboard', (title, typed) => {
  for (const search of typed.split(' ')) expect(found([title.replace(' ', '')], search)).toHaveLength(1)
})

it.each([
  ['क्ष', 'क्\u200Dष'],
  ['कल', 'किल'],
  ['มา', 'ม้า'],
  ['か', 'が'],
  ['각', '간'],
  ['가', '거'],
  ['میخواهم', 'می\u200Cخواهم'],
  ['-', '_'],
])('does not find %s in %s, which looks different or is another word', (search, title) => {
  expect(found([title], search)).toEqual([])
})

const LETTERS = Array.from(
  'aéIİıßẞſŁøÆœςΣΐἄйЁआकिक़ुमาม้ำกٱأىیکةؤـُ٥۵५๕שׁ־׳״がゕゞガ〜～ーｶﾞＡ１ﬁ℡𝐝😀 ´’`–−-~\u3099\u0301\u200B\u200D',
)
const someWord = fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 1, maxLength: 6 })

it('finds each word in capitals, decomposed and in full width, and of any other what the plain rules find', () => {
  fc.assert(
    fc.property(someWord, someWord, (word, other) => {
      const wide = word.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
      for (const search of [word.toUpperCase(), word.toLowerCase(), word.normalize('NFD'), wide])
        expect(found([word], search)).toHaveLength(1)
      const indices = found([word], other).map(({ index }) => index)
      expect(indices).toEqual(
        plainMatches(asking({ search: other }), [aJob({ title: word, description: '' })]),
      )
    }),
    { numRuns: 500 },
  )
})
