/** @jest-environment node */
import { parseQuery, writeQueryInto } from '../../src/url/jobsQueryCodec'

function canonical(search: string): string {
  return writeQueryInto(search, parseQuery(search))
}

const NOT_A_PAGE = [
  '',
  '0',
  '-1',
  '2.5',
  'abc',
  '1e9',
  '9'.repeat(400),
  '0x2',
  '+2',
  '%202',
  '２',
  '٢',
  'Infinity',
  '9007199254740992',
  '2%00',
  '2%0A',
]

it.each(NOT_A_PAGE)('U03: reads page=%.20s as 1 and leaves it out', (value) => {
  expect(parseQuery(`?page=${value}`).page).toBe(1)
  expect(canonical(`?page=${value}`)).toBe('')
})

it.each([
  ['1', 1, ''],
  ['01', 1, ''],
  ['2', 2, '?page=2'],
  ['02', 2, '?page=2'],
  [`${'0'.repeat(400)}2`, 2, '?page=2'],
  ['%32', 2, '?page=2'],
  ['9007199254740991', 9007199254740991, '?page=9007199254740991'],
])('U03, U04: reads page=%.20s as %i', (value, page, written) => {
  expect(parseQuery(`?page=${value}`).page).toBe(page)
  expect(canonical(`?page=${value}`)).toBe(written)
  expect(canonical(written)).toBe(written)
})

it.each(['9007199254740993', '1234567890123456789012'])(
  'U04: is stable for page=%s, past what a number can hold',
  (value) => {
    expect(canonical(canonical(`?page=${value}`))).toBe(canonical(`?page=${value}`))
  },
)
