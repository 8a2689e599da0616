/** @jest-environment node */
import { isDeepStrictEqual } from 'node:util'
import * as fc from 'fast-check'
import { EMPTY_QUERY, toJobsQuery } from '../../src/domain/jobsQuery'
import {
  jobsQuerySlice,
  locationToggled,
  pageChanged,
  restoredFromUrl,
  searchChanged,
} from '../../src/store/jobsQuerySlice'
import { rootReducer } from '../../src/store/rootReducer'
import { pageOpened } from '../../src/store/uiSlice'
import { addFilters } from '../support/addFilters'
import { asking } from '../support/asking'
import { anyText } from '../support/randomQueries'

const { reducer, actions } = jobsQuerySlice
const { departmentToggled, typeToggled } = actions
const QUERY = asking({ search: 'a', locations: ['usa'], page: 2 })

beforeAll(addFilters)

it('keeps the order of the values when one is selected', () => {
  const query = asking({ departments: ['design'] })
  const { departments } = reducer(query, departmentToggled('engineering'))
  expect(departments).toEqual(['engineering', 'design'])
})

const SURROGATE = /^[\uD800-\uDFFF]$/

it('U02: replaces each lone surrogate and each run of line breaks, and nothing else', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const lines = text.split(/[\n\r]+/).join(' ')
      // Iterating over a string keeps surrogate pairs together.
      const characters = Array.from(lines, (each) => (SURROGATE.test(each) ? '\uFFFD' : each))
      const search = characters.join('')
      expect(reducer(EMPTY_QUERY, searchChanged(text)).search).toBe(search)
      const before = asking({ search: search.trim() })
      expect(reducer(before, restoredFromUrl(asking({ search: text })))).toEqual(asking({ search }))
    }),
    { examples: [['a\uD83Db'], ['\uDE00\uD83D'], ['😀'], ['\r\na\n\n\rb\u2028\u0085']] },
  )
})

it('keeps the same object where search or page stays the same, so that nothing renders again', () => {
  for (const action of [searchChanged('a'), pageChanged(2)]) expect(reducer(QUERY, action)).toBe(QUERY)
})

const INVALID_PAYLOADS = {
  [searchChanged.type]: [undefined, null, 7, {}, ['a'], true],
  [locationToggled.type]: [undefined, null, 7, 'mars', 'USA', '', ['usa']],
  [departmentToggled.type]: [undefined, null, 7, 'usa', 'Design', ''],
  [typeToggled.type]: ['remote'],
  [pageChanged.type]: [undefined, null, '2', [2], 2n, 0, -1, 2.5, NaN, Infinity, 2 ** 53],
  // prettier-ignore
  [restoredFromUrl.type]: [
    undefined, null, 'search=a', {}, [],
    { ...QUERY, search: {} }, { ...QUERY, search: 'b', locations: {} }, { ...QUERY, search: 'b', departments: undefined },
  ],
  [pageOpened.type]: [undefined, null, 7, {}, ['/about']],
}

it.each(
  Object.entries(INVALID_PAYLOADS).flatMap(([type, payloads]) => payloads.map((payload) => [type, payload])),
)('U37: %s changes nothing with the payload %p', (type, payload) => {
  const state = { jobs: [], jobsQuery: QUERY, ui: { drawerOpen: true, scrolled: true } }
  expect(Reflect.apply(rootReducer, undefined, [state, { type, payload }])).toBe(state)
})

it('U37: holds a valid query after any action on any imported state', () => {
  const types = Object.keys(INVALID_PAYLOADS)
  fc.assert(
    fc.property(fc.anything(), fc.constantFrom(...types), fc.anything(), (state, type, payload) => {
      const next: unknown = Reflect.apply(reducer, undefined, [state, { type, payload }])
      expect(Object.is(next, state) || isDeepStrictEqual(next, toJobsQuery(next))).toBe(true)
    }),
    { examples: [[{}, locationToggled.type, 'usa']] },
  )
})
