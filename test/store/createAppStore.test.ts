/** @jest-environment node */
import { isPlain } from '@reduxjs/toolkit'
import {
  cleared,
  locationToggled,
  pageChanged,
  restoredFromUrl,
  searchChanged,
} from '../../src/store/jobsQuerySlice'
import { drawerClosed, drawerOpened, scrolledBackToTop, scrolledPastThreshold } from '../../src/store/uiSlice'
import { selectIsDrawerOpen, selectIsScrolled } from '../../src/store/uiSelectors'
import { asking } from '../support/asking'
import { createSiteStore } from '../support/createSiteStore'

it('has the slices jobs, jobsQuery and ui', () => {
  const state = createSiteStore({ jobsQuery: asking({ page: 2 }) }).getState()
  expect(Object.keys(state)).toEqual(['jobs', 'jobsQuery', 'ui'])
  expect(state.jobs).toHaveLength(22)
  expect(state.jobsQuery).toEqual({ search: '', locations: [], page: 2 })
})

function isSerializable(value: unknown): boolean {
  return (
    isPlain(value) &&
    (typeof value !== 'object' || value === null || Object.values(value).every(isSerializable))
  )
}

it('has only serializable actions and state', () => {
  const store = createSiteStore()
  for (const action of [
    searchChanged('a'),
    locationToggled('usa'),
    pageChanged(2),
    cleared(),
    restoredFromUrl(asking({ search: 'a' })),
    drawerOpened(),
    scrolledPastThreshold(),
  ]) {
    store.dispatch(action)
    expect(isSerializable(action)).toBe(true)
    expect(isSerializable(store.getState())).toBe(true)
  }
})

it('knows whether the drawer is open and the page is scrolled', () => {
  const store = createSiteStore()
  const seen = [drawerOpened(), scrolledPastThreshold(), drawerClosed(), scrolledBackToTop()].map(
    (action) => {
      store.dispatch(action)
      return [selectIsDrawerOpen(store.getState()), selectIsScrolled(store.getState())]
    },
  )
  expect(seen).toEqual([
    [true, false],
    [true, true],
    [false, true],
    [false, false],
  ])
})
