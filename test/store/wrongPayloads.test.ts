/** @jest-environment node */
import * as fc from 'fast-check'
import { isDeepStrictEqual } from 'node:util'
import { createSiteStore } from '../support/createSiteStore'
import { toJobsQuery } from '../../src/domain/jobsQuery'
import { EMPTY_QUERY } from '../../src/domain/queryParameters'
import {
  jobsQuerySlice,
  locationToggled,
  pageChanged,
  restoredFromUrl,
  searchChanged,
} from '../../src/store/jobsQuerySlice'

const NO_TEXT = [undefined, null, 7, {}, [], ['a'], true]
const NO_LOCATION = [undefined, null, 7, {}, [], 'mars', 'USA', '', ['usa']]
const NO_PAGE = [undefined, null, '2', {}, [2], 0, -1, 2.5, NaN, Infinity, 2 ** 53]
const NO_QUERY = [
  undefined,
  null,
  7,
  'search=a',
  true,
  {},
  [],
  { evil: 1 },
  { search: {}, locations: [], page: 1 },
  { search: 'b', locations: {}, page: 1 },
  { search: 'b', locations: [] },
]

it.each([
  ...NO_TEXT.map((payload) => ({ type: searchChanged.type, payload })),
  ...NO_LOCATION.map((payload) => ({ type: locationToggled.type, payload })),
  ...NO_PAGE.map((payload) => ({ type: pageChanged.type, payload })),
  ...NO_QUERY.map((payload) => ({ type: restoredFromUrl.type, payload })),
])('changes nothing for a payload of another type: %p', (action) => {
  const store = createSiteStore({ jobsQuery: { ...EMPTY_QUERY, search: 'a', locations: ['usa'], page: 2 } })
  const before = store.getState()
  store.dispatch(action)
  expect(store.getState()).toBe(before)
})

it('U37: holds a query after any action on any imported state', () => {
  const types = Object.values(jobsQuerySlice.actions).map(({ type }) => type)
  fc.assert(
    fc.property(fc.anything(), fc.constantFrom(...types), fc.anything(), (state, type, payload) => {
      const next: unknown = Reflect.apply(jobsQuerySlice.reducer, undefined, [state, { type, payload }])
      expect(Object.is(next, state) || isDeepStrictEqual(next, toJobsQuery(next))).toBe(true)
    }),
  )
})
