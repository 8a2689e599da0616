/** @jest-environment node */
import * as fc from 'fast-check'
import { toJobsQuery } from '../../src/domain/jobsQuery'
import { EMPTY_QUERY } from '../../src/domain/queryParameters'
import { parseQuery, writeQuery, writeQueryInto } from '../../src/url/jobsQueryCodec'
import { anyAddressSearch, anyText, someQuery } from '../support/randomQueries'

function canonical(search: string): string {
  return writeQueryInto(search, parseQuery(search))
}

const OURS = new Set(['search', 'location', 'page'])
const foreignOf = (search: string) => [...new URLSearchParams(search)].filter(([name]) => !OURS.has(name))

it('writes search, locations and page in this order, and nothing that is not asked for', () => {
  const query = { ...EMPTY_QUERY, search: 'data scientist', locations: ['usa', 'india'], page: 2 } as const
  expect(writeQuery(query)).toBe('?search=data+scientist&location=usa&location=india&page=2')
  expect(writeQuery(EMPTY_QUERY)).toBe('')
  expect(writeQuery({ ...EMPTY_QUERY, page: 2 })).toBe('?page=2')
})

it.each([
  ['c++', '?search=c%2B%2B'],
  ['a b', '?search=a+b'],
  [' a ', '?search=+a+'],
  ['R&D #1 100%', '?search=R%26D+%231+100%25'],
  ['\'",;/:?=', '?search=%27%22%2C%3B%2F%3A%3F%3D'],
  ['😀', '?search=%F0%9F%98%80'],
  ['\0\r\n\uFEFF', '?search=%00%0D%0A%EF%BB%BF'],
])('U01: writes the text %j as %s and reads it back', (search, written) => {
  expect(writeQuery({ ...EMPTY_QUERY, search })).toBe(written)
  expect(parseQuery(written).search).toBe(search)
})

it('U01: reads back every query that a state can hold, whatever else stands in the address', () => {
  fc.assert(
    fc.property(someQuery, anyAddressSearch, (query, current) => {
      expect(parseQuery(writeQuery(query))).toEqual(query)
      expect(parseQuery(writeQueryInto(current, query))).toEqual(query)
    }),
    { numRuns: 500 },
  )
})

it('U09: reads anything without throwing, and its canonical form is canonical', () => {
  fc.assert(
    fc.property(fc.oneof(anyAddressSearch, anyText), (search) => {
      expect(canonical(canonical(search))).toBe(canonical(search))
      expect(parseQuery(canonical(search))).toEqual(parseQuery(search))
      expect(toJobsQuery(parseQuery(search))).toEqual(parseQuery(search))
    }),
    { numRuns: 500 },
  )
})

it('U08: keeps names, values and order of the parameters that are not ours, behind ours', () => {
  fc.assert(
    fc.property(someQuery, anyAddressSearch, (query, current) => {
      const written = writeQueryInto(current, query)
      expect(foreignOf(written)).toEqual(foreignOf(current))
      expect(written.startsWith(writeQuery(query))).toBe(true)
    }),
    { numRuns: 500 },
  )
})

it('never writes a question mark alone', () => {
  fc.assert(
    fc.property(someQuery, anyAddressSearch, (query, search) =>
      expect(writeQueryInto(search, query)).not.toBe('?'),
    ),
  )
})
