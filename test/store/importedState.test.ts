/** @jest-environment node */
import { hasEverySlice } from '../../src/store/importedState'
import { selectJobCounts, selectJobs, selectShownEntries } from '../../src/store/jobsSelectors'
import { selectIsDrawerOpen, selectIsScrolled } from '../../src/store/uiSelectors'
import { aJob } from '../support/aJob'
import { createSiteStore } from '../support/createSiteStore'

const OURS = createSiteStore().getState()

/** A state as DevTools imports it, in which one slice has other content. */
const importing = (slices: object) => JSON.parse(JSON.stringify({ ...OURS, ...slices }))

it('accepts a state with our three slices, whatever they hold', () => {
  expect(hasEverySlice(OURS)).toBe(true)
  expect(hasEverySlice({ jobs: 'x', jobsQuery: null, ui: undefined })).toBe(true)
})

// prettier-ignore
it.each([
  undefined, null, 'state', [], {}, { jobs: [], jobsQuery: {} }, { jobs: [], ui: {} }, { jobsQuery: {}, ui: {} },
])('rejects the state %j of another app', (state) => {
  expect(hasEverySlice(state)).toBe(false)
})

it.each([null, 'x', 7, {}])('reads the imported catalog %j as an empty one', (jobs) => {
  const state = importing({ jobs })
  expect(selectShownEntries(state)).toEqual([])
  expect([...selectJobCounts(state).values()]).toEqual([0, 0, 0])
  expect(selectJobs(state)).toEqual([])
})

it('leaves out of an imported catalog what is not a job', () => {
  const state = importing({ jobs: [null, 7, { id: '1' }, aJob({ id: '2' })] })
  expect(selectJobs(state).map(({ id }) => id)).toEqual(['2'])
})

it.each([null, 7, {}, { drawerOpen: 1, scrolled: 'yes' }])('reads the imported ui %j as all off', (ui) => {
  expect(selectIsDrawerOpen(importing({ ui }))).toBe(false)
  expect(selectIsScrolled(importing({ ui }))).toBe(false)
})
