/** @jest-environment node */
import * as fc from 'fast-check'
import { isPage, QUERY_PARAMETERS } from '../../src/domain/queryParameters'
import { someQuery } from '../support/randomQueries'

const { search, locations, page } = QUERY_PARAMETERS

it.each([1, 2, 22, Number.MAX_SAFE_INTEGER])('takes %p for a page', (value) => {
  expect(isPage(value)).toBe(true)
})

it.each([0, -1, 2.5, NaN, Infinity, Number.MAX_SAFE_INTEGER + 1, '2', null, undefined, [2], {}, 2n, true])(
  'does not take %p for a page',
  (value) => {
    expect(isPage(value)).toBe(false)
  },
)

it('reads back each value that it writes', () => {
  fc.assert(
    fc.property(someQuery, (query) => {
      expect(search.parse(search.serialize(query.search))).toBe(query.search)
      expect(locations.parse(locations.serialize(query.locations))).toEqual(query.locations)
      expect(page.parse(page.serialize(query.page))).toBe(query.page)
    }),
  )
})

it('writes nothing for what is not asked for, and reads nothing as that', () => {
  for (const { defaultValue, written, parsed } of [
    { defaultValue: search.defaultValue, written: search.serialize(search.defaultValue), parsed: search.parse([]) },
    { defaultValue: locations.defaultValue, written: locations.serialize(locations.defaultValue), parsed: locations.parse([]) },
    { defaultValue: page.defaultValue, written: page.serialize(page.defaultValue), parsed: page.parse([]) },
  ]) {
    expect(written).toEqual([])
    expect(parsed).toEqual(defaultValue)
  }
})
