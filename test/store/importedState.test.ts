/** @jest-environment node */
import { createSiteStore } from '../support/createSiteStore'
import { EMPTY_QUERY } from '../../src/domain/queryParameters'
import {
  selectJobs,
  selectPositionCounts,
  selectQuery,
  selectShownJobs,
} from '../../src/store/visibleJobsSelectors'
import { aJob } from '../support/aJob'

const OURS = createSiteStore().getState()

it.each([null, 'x', 7, {}])('has no positions in the imported catalog %j', (jobs) => {
  const state = JSON.parse(JSON.stringify({ ...OURS, jobs }))
  expect(selectShownJobs(state)).toEqual([])
  expect([...selectPositionCounts(state).values()]).toEqual([0, 0, 0])
})

it('leaves out of an imported catalog what is no position', () => {
  const state = JSON.parse(JSON.stringify({ ...OURS, jobs: [null, 7, { id: '1' }, aJob({ id: '2' })] }))
  expect(selectJobs(state).map(({ id }) => id)).toEqual(['2'])
})

it.each([{ search: {} }, { locations: ['mars'] }, { page: null }, null, 'x'])(
  'reads the imported query %j tolerantly',
  (jobsQuery) => {
    const state = JSON.parse(JSON.stringify({ ...OURS, jobsQuery }))
    expect(selectQuery(state)).toEqual(EMPTY_QUERY)
    expect(selectShownJobs(state)).toHaveLength(12)
  },
)
