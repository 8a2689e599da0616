/** @jest-environment node */
import { createSiteStore } from '../support/createSiteStore'
import { selectJobs, selectJobCounts, selectShownEntries } from '../../src/store/jobsSelectors'
import { selectShownJob } from '../../src/store/selectShownJob'
import { aJob } from '../support/aJob'

const OURS = createSiteStore().getState()

it.each([null, 'x', 7, {}])('has no positions in the imported catalog %j', (jobs) => {
  const state = JSON.parse(JSON.stringify({ ...OURS, jobs }))
  expect(selectShownEntries(state)).toEqual([])
  expect([...selectJobCounts(state).values()].filter((count) => count !== 0)).toEqual([])
  expect(selectShownJob(state, '1')).toBeUndefined()
})

it('leaves out of an imported catalog what is no position', () => {
  const state = JSON.parse(JSON.stringify({ ...OURS, jobs: [null, 7, { id: '1' }, aJob({ id: '2' })] }))
  expect(selectJobs(state).map(({ id }) => id)).toEqual(['2'])
})
