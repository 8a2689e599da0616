/** @jest-environment node */
import { isPlain } from '@reduxjs/toolkit'
import { createSiteStore } from '../support/createSiteStore'
import {
  cleared,
  locationToggled,
  pageChanged,
  restoredFromUrl,
  searchChanged,
} from '../../src/store/jobsQuerySlice'
import { hasEverySlice } from '../../src/store/importedState'
import { drawerClosed, drawerOpened, scrolledBackToTop, scrolledPastThreshold } from '../../src/store/uiSlice'
import { EMPTY_QUERY } from '../../src/domain/queryParameters'

it('reads as the product does: jobs, jobsQuery, ui', () => {
  expect(Object.keys(createSiteStore().getState())).toEqual(['jobs', 'jobsQuery', 'ui'])
})

function isSerializable(value: unknown): boolean {
  return (
    isPlain(value) &&
    (typeof value !== 'object' || value === null || Object.values(value).every(isSerializable))
  )
}

it('holds and is told only what can be saved and imported', () => {
  const actions = [
    searchChanged('a'),
    locationToggled('usa'),
    pageChanged(2),
    cleared(),
    restoredFromUrl({ ...EMPTY_QUERY, search: 'a', locations: [], page: 1 }),
    drawerOpened(),
    drawerClosed(),
    scrolledPastThreshold(),
    scrolledBackToTop(),
  ]
  const store = createSiteStore()
  for (const action of actions) {
    store.dispatch(action)
    expect(isSerializable(action)).toBe(true)
    expect(isSerializable(store.getState())).toBe(true)
    expect(JSON.parse(JSON.stringify(store.getState()))).toEqual(store.getState())
  }
})

const slices = createSiteStore().getState()

it.each([
  undefined,
  null,
  'state',
  [],
  {},
  { evil: 1 },
  (({ jobs: _, ...rest }) => rest)(slices),
  (({ jobsQuery: _, ...rest }) => rest)(slices),
  (({ ui: _, ...rest }) => rest)(slices),
])('takes state %# of another app for a foreign one', (state) => {
  expect(hasEverySlice(state)).toBe(false)
})

it.each([{ jobs: 'x' }, { jobs: null }, { jobsQuery: { evil: 1 } }, { jobsQuery: null }, { ui: {} }])(
  'takes a state with the garbage %j for its own, and reads it tolerantly',
  (garbage) => {
    expect(hasEverySlice({ ...slices, ...garbage })).toBe(true)
  },
)
