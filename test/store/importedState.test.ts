/** @jest-environment node */
import { createSiteStore } from '../support/createSiteStore'
import { selectJobs, selectPositionCounts, selectShownJobs } from '../../src/store/visibleJobsSelectors'
import { selectShownJob } from '../../src/store/selectShownJob'
import { aJob } from '../support/aJob'

const OURS = createSiteStore().getState()

it.each([null, 'x', 7, {}])('has no positions in the imported catalog %j', (jobs) => {
  const state = JSON.parse(JSON.stringify({ ...OURS, jobs }))
  expect(selectShownJobs(state)).toEqual([])
  expect([...selectPositionCounts(state).values()].filter((count) => count !== 0)).toEqual([])
  expect(selectShownJob(state, '1')).toBeUndefined()
})

it('leaves out of an imported catalog what is no position', () => {
  const state = JSON.parse(JSON.stringify({ ...OURS, jobs: [null, 7, { id: '1' }, aJob({ id: '2' })] }))
  expect(selectJobs(state).map(({ id }) => id)).toEqual(['2'])
})
