/** @jest-environment node */
import * as fc from 'fast-check'
import { isEmptyQuery, isSameQuery, toJobsQuery } from '../../src/domain/jobsQuery'
import { EMPTY_QUERY } from '../../src/domain/queryParameters'
import { anyText, someQuery } from '../support/randomQueries'

it('tells queries apart by each of their parts', () => {
  const query = { ...EMPTY_QUERY, search: 'a', locations: ['usa'], page: 2 } as const
  expect(isSameQuery(query, { ...query })).toBe(true)
  expect(isSameQuery(query, { ...query, search: 'a ' })).toBe(false)
  expect(isSameQuery(query, { ...query, locations: [] })).toBe(false)
  expect(isSameQuery(query, { ...query, locations: ['usa', 'india'] })).toBe(false)
  expect(isSameQuery(query, { ...query, page: 1 })).toBe(false)
})

it('U28: tells queries with as many, but other, locations apart', () => {
  expect(isSameQuery({ ...EMPTY_QUERY, locations: ['usa'] }, { ...EMPTY_QUERY, locations: ['india'] })).toBe(
    false,
  )
})

it('calls a query empty that asks for nothing; a page alone counts, and so does a blank', () => {
  expect(isEmptyQuery(EMPTY_QUERY)).toBe(true)
  expect(isEmptyQuery({ ...EMPTY_QUERY, page: 2 })).toBe(false)
  expect(isEmptyQuery({ ...EMPTY_QUERY, search: ' ' })).toBe(false)
  expect(isEmptyQuery({ ...EMPTY_QUERY, locations: ['india'] })).toBe(false)
})

it('leaves every query that a state can hold as it is', () => {
  fc.assert(fc.property(someQuery, (query) => expect(toJobsQuery(query)).toBe(query)))
})

it.each([
  [undefined, EMPTY_QUERY],
  [null, EMPTY_QUERY],
  ['search', EMPTY_QUERY],
  [7, EMPTY_QUERY],
  [[], EMPTY_QUERY],
  [{ evil: 1 }, EMPTY_QUERY],
  [{ search: {}, locations: 'usa', page: null }, EMPTY_QUERY],
  [
    { search: 'a', locations: ['mars', 'india', null, 'usa', 'usa', 'INDIA'], page: '2' },
    { ...EMPTY_QUERY, search: 'a', locations: ['usa', 'india'], page: 1 },
  ],
  [{ search: 'cut \uD83D' }, { ...EMPTY_QUERY, search: 'cut \uFFFD' }],
  [{ page: 3 }, { ...EMPTY_QUERY, page: 3 }],
])('U37: reads the imported state %j as the query nearest to it', (value, query) => {
  expect(toJobsQuery(value)).toEqual(query)
})

it('makes a query of anything, and of that query the same again', () => {
  const anything = fc.oneof(
    fc.anything(),
    fc.record({ search: anyText, locations: fc.anything(), page: fc.anything() }),
  )
  fc.assert(
    fc.property(anything, (value) => {
      const query = toJobsQuery(value)
      expect(toJobsQuery(query)).toEqual(query)
    }),
  )
})
