/** @jest-environment node */
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
