/** @jest-environment node */
import { findBySearch, toIndexedJob } from '../../src/domain/matching'
import { aJob } from '../support/aJob'
import { asking } from '../support/asking'

const indexed = (...titles: readonly string[]) =>
  titles.map((title, index) => toIndexedJob(aJob({ title, description: '' }), index))

/** Each pair looks the same, or is typed for it on another keyboard. */
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
  ['café', 'cafe\u0301', 'CAFE\u200B\u0301'],
  ["women's certified", 'Women’s certiﬁed', "WOMEN'S CERTI\u200CFIED"],
  ['προσ', 'ΠΡΟΣ', 'προς'],
  ['tel ΐ', '℡ Ϊ\u0301'],
  ['हिन्दी', ' हिन्दी\u200D '],
]

it.each(ALIKE)('finds a text by what looks the same: %s', (...texts) => {
  const jobs = indexed(...texts)
  for (const search of texts) expect(findBySearch(jobs, asking({ search }))).toHaveLength(texts.length)
})

it.each([
  ['cafe', 'café'],
  ['क्ष', 'क्\u200Dष'],
  ['میخواهم', 'می\u200Cخواهم'],
  ['-', '\u2011'],
])('does not find %s in %s, which looks different or is another word', (search, title) => {
  expect(findBySearch(indexed(title), asking({ search }))).toEqual([])
})
