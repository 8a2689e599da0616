/** @jest-environment node */
import { EMPTY_QUERY } from '../../src/domain/queryParameters'
import { widerSearches } from '../../src/domain/widerSearches'

const offered = (query: typeof EMPTY_QUERY, count: number) =>
  widerSearches(query, () => count)
    .filter(({ isOffered }) => isOffered)
    .map(({ label, query: wider }) => [label, wider])

it('offers the text without the locations, the locations without the text, and everything', () => {
  expect(offered({ ...EMPTY_QUERY, search: ' data', locations: ['usa', 'india'], page: 3 }, 5)).toEqual([
    ['“data” everywhere', { ...EMPTY_QUERY, search: ' data' }],
    ['All in USA and India', { ...EMPTY_QUERY, locations: ['usa', 'india'] }],
    ['All open positions', EMPTY_QUERY],
  ])
})

it('offers what would be the same only once, and nothing without matches', () => {
  expect(offered({ ...EMPTY_QUERY, page: 2 }, 5)).toEqual([['All open positions', EMPTY_QUERY]])
  expect(offered({ ...EMPTY_QUERY, search: 'data' }, 0)).toEqual([])
})
