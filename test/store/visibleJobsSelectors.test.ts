/** @jest-environment node */
import * as fc from 'fast-check'
import { createSiteStore } from '../support/createSiteStore'
import { toJobsQuery, type JobsQuery } from '../../src/domain/jobsQuery'
import { EMPTY_QUERY } from '../../src/domain/queryParameters'
import { LOCATIONS } from '../../src/domain/locations'
import { locationToggled, pageChanged, searchChanged } from '../../src/store/jobsQuerySlice'
import { drawerOpened } from '../../src/store/uiSlice'
import {
  selectMatchingEntries,
  selectPaging,
  selectJobCounts,
  selectQuery,
  selectShownEntries,
} from '../../src/store/jobsSelectors'
import { plainCards } from '../support/plainRules'
import { someQuery } from '../support/randomQueries'

function stateOf(query: Partial<JobsQuery>) {
  return createSiteStore({ jobsQuery: { ...EMPTY_QUERY, ...query } }).getState()
}

const shown = (query: Partial<JobsQuery>) =>
  selectShownEntries(stateOf(query)).map(({ index }) => index)
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index)

it('shows the first twelve of 22 positions, then the other ten', () => {
  expect(shown({})).toEqual(range(0, 12))
  expect(shown({ page: 2 })).toEqual(range(12, 22))
})

it('shows the last page where the page is past it, and the kept page once the filter is off', () => {
  const store = createSiteStore({ jobsQuery: { ...EMPTY_QUERY, page: 2 } })
  store.dispatch(locationToggled('canada'))
  expect(selectPaging(store.getState())).toEqual({ matchCount: 6, pageCount: 1, shownPage: 1 })
  expect(selectShownEntries(store.getState())).toHaveLength(6)
  store.dispatch(locationToggled('canada'))
  expect(selectPaging(store.getState())).toEqual({ matchCount: 22, pageCount: 2, shownPage: 2 })
  store.dispatch(pageChanged(Number.MAX_SAFE_INTEGER))
  expect(selectPaging(store.getState()).shownPage).toBe(2)
})

const likelySearch = fc.constantFrom(
  '',
  'e',
  'en',
  'eng',
  'engineer',
  'Data',
  'data sc',
  'QA',
  '...',
  'zzz',
  ' ',
)
const likelyQuery = fc
  .record({
    search: likelySearch,
    locations: fc.subarray([...LOCATIONS]),
    page: fc.nat(3).map((n) => n + 1),
  })
  .map(toJobsQuery)

it('shows what the rules say for every query, one after the other', () => {
  const store = createSiteStore()
  fc.assert(
    fc.property(fc.oneof(likelyQuery, someQuery), (query) => {
      store.dispatch({ type: 'jobsQuery/restoredFromUrl', payload: query })
      expect(selectShownEntries(store.getState()).map(({ index }) => index)).toEqual(plainCards(query))
    }),
    { numRuns: 300 },
  )
})

it('counts the positions of each location, whatever is asked for', () => {
  const counts = selectJobCounts(stateOf({ search: 'zzz', locations: ['usa'] }))
  expect(Object.fromEntries(counts)).toMatchObject({ usa: 10, canada: 6, india: 6 })
})

it('derives nothing anew where neither query nor catalog has changed', () => {
  const store = createSiteStore({ jobsQuery: { ...EMPTY_QUERY, search: 'data' } })
  const before = store.getState()
  store.dispatch(drawerOpened())
  for (const select of [
    selectQuery,
    selectMatchingEntries,
    selectPaging,
    selectShownEntries,
    selectJobCounts,
  ]) {
    expect(select(store.getState())).toBe(select(before))
  }
})

it('keeps the very job of a card that stays, so that it is not drawn again', () => {
  const store = createSiteStore()
  const [first] = selectShownEntries(store.getState())
  store.dispatch(searchChanged('senior'))
  expect(selectShownEntries(store.getState())[0]).toBe(first)
})

it('keeps the very locations while the visitor types, so that the panel is not drawn again', () => {
  const store = createSiteStore({ jobsQuery: { ...EMPTY_QUERY, locations: ['usa', 'india'] } })
  const { locations } = selectQuery(store.getState())
  store.dispatch(searchChanged('data'))
  expect(selectQuery(store.getState()).locations).toBe(locations)
})
