/** @jest-environment node */
import * as fc from 'fast-check'
import { createSiteStore } from '../support/createSiteStore'
import type { JobsQuery } from '../../src/domain/jobsQuery'
import {
  cleared,
  locationToggled,
  pageChanged,
  restoredFromUrl,
  searchChanged,
} from '../../src/store/jobsQuerySlice'
import { selectQuery } from '../../src/store/jobsSelectors'
import { anyText } from '../support/randomQueries'
import { EMPTY_QUERY } from '../../src/domain/queryParameters'

const ASKED: JobsQuery = { ...EMPTY_QUERY, search: 'a', locations: ['usa'], page: 2 }

function open(jobsQuery?: JobsQuery) {
  const store = createSiteStore({ jobsQuery })
  return {
    dispatch: store.dispatch,
    state: () => store.getState().jobsQuery,
    query: () => selectQuery(store.getState()),
  }
}

it('starts at page 1 when the search changes, and keeps the text verbatim', () => {
  const { dispatch, state } = open(ASKED)
  dispatch(searchChanged('  c++ '))
  expect(state()).toEqual({ ...EMPTY_QUERY, search: '  c++ ', locations: ['usa'], page: 1 })
})

it('keeps the page when a location is chosen or taken back', () => {
  const { dispatch, state } = open(ASKED)
  dispatch(locationToggled('india'))
  expect(state()).toEqual({ ...EMPTY_QUERY, search: 'a', locations: ['usa', 'india'], page: 2 })
  dispatch(locationToggled('usa'))
  expect(state()).toEqual({ ...EMPTY_QUERY, search: 'a', locations: ['india'], page: 2 })
})

it('keeps locations in their one order, whichever is chosen first', () => {
  const { dispatch, state } = open()
  for (const location of ['india', 'canada', 'usa'] as const) dispatch(locationToggled(location))
  expect(state().locations).toEqual(['usa', 'canada', 'india'])
})

it('forgets all when cleared', () => {
  const { dispatch, state } = open(ASKED)
  dispatch(cleared())
  expect(state()).toEqual(EMPTY_QUERY)
})

it('U02: makes half an emoji a whole character on its way in', () => {
  const { dispatch, state } = open()
  dispatch(searchChanged('a\uD83D'))
  expect(state().search).toBe('a\uFFFD')
  dispatch(restoredFromUrl({ ...EMPTY_QUERY, search: '\uDE00b', locations: [], page: 1 }))
  expect(state().search).toBe('\uFFFDb')
  fc.assert(
    fc.property(anyText, (text) => {
      dispatch(searchChanged(text))
      expect(() => encodeURIComponent(state().search)).not.toThrow()
    }),
  )
})

it('is the very same state where nothing changes, so that nothing is drawn anew', () => {
  const { dispatch, state } = open(ASKED)
  const before = state()
  dispatch(searchChanged('a'))
  expect(state()).toBe(before)
  dispatch(cleared())
  const empty = state()
  dispatch(cleared())
  expect(state()).toBe(empty)
})
