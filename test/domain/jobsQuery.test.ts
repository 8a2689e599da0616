/** @jest-environment node */
import { isFiltered, isSameQuery, toJobsQuery } from '../../src/domain/jobsQuery'
import { asking } from '../support/asking'

const QUERY = asking({ search: 'a', locations: ['usa'], page: 2 })

it('calls queries with equal values the same', () => {
  expect(isSameQuery(QUERY, { ...QUERY, locations: ['usa'] })).toBe(true)
})

it.each([
  { search: 'a ' },
  { locations: [] },
  { locations: ['india'] },
  { locations: ['usa', 'india'] },
  { page: 1 },
] as const)('U28: tells a query with %j from another', (changed) => {
  expect(isSameQuery(QUERY, { ...QUERY, ...changed })).toBe(false)
  expect(isSameQuery({ ...QUERY, ...changed }, QUERY)).toBe(false)
})

it.each([
  [{ search: ' ' }, true],
  [{ locations: ['india'], page: 2 }, true],
  [{ page: 2 }, false],
  [{}, false],
] as const)('whether %j filters the list: %s', (values, expected) => {
  expect(isFiltered(asking(values))).toBe(expected)
})

it.each([
  [undefined, {}],
  [null, {}],
  ['search', {}],
  [[], {}],
  [{ evil: 1 }, {}],
  [{ search: {}, locations: 'usa', page: null }, {}],
  [
    { search: 'a', locations: ['mars', 'india', null, 'USA', 7, 'usa', 'usa'], page: '2' },
    { search: 'a', locations: ['usa', 'india'] },
  ],
  [{ page: 3 }, { page: 3 }],
  [{ page: 2.5 }, {}],
] as const)('U37: repairs the imported query %j', (value, query) => {
  expect(toJobsQuery(value)).toEqual(asking(query))
})
