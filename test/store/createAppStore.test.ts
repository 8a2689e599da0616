/** @jest-environment node */
import { selectIsDrawerOpen, selectIsScrolled } from '../../src/store/uiSelectors'
import { drawerClosed, drawerOpened, scrolledBackToTop, scrolledPastThreshold } from '../../src/store/uiSlice'
import { asking } from '../support/asking'
import { createSiteStore } from '../support/createSiteStore'

// Redux Toolkit complains about every action and state that is not serializable, and a complaint fails the test.

it('has the slices jobs, jobsQuery and ui', () => {
  const state = createSiteStore({ jobsQuery: asking({ page: 2 }) }).getState()
  expect(Object.keys(state)).toEqual(['jobs', 'jobsQuery', 'ui'])
  // Countries, then ids as numbers.
  expect(state.jobs.map(({ id }) => id).join(' ')).toBe(
    '1 2 3 4 5 6 7 8 9 10 17 18 19 20 21 22 19 20 21 22 23 24',
  )
  expect(state.jobsQuery).toEqual({ search: '', locations: [], page: 2 })
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
