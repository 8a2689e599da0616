/** @jest-environment node */
import { hasEverySlice } from '../../src/store/importedState'
import { selectJobs } from '../../src/store/jobsSelectors'
import { aJob } from '../support/aJob'
import { createSiteStore } from '../support/createSiteStore'

const OURS = createSiteStore().getState()

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

it('leaves out of an imported catalog what is not a job', () => {
  const state = { ...OURS, jobs: JSON.parse(JSON.stringify([null, 7, { id: '1' }, aJob({ id: '2' })])) }
  expect(selectJobs(state).map(({ id }) => id)).toEqual(['2'])
})
