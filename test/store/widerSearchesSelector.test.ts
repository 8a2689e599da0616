/** @jest-environment node */
import { createSiteStore } from '../support/createSiteStore'
import type { JobsQuery } from '../../src/domain/jobsQuery'
import { EMPTY_QUERY } from '../../src/domain/queryParameters'
import { selectMatchingJobs } from '../../src/store/visibleJobsSelectors'
import { selectWiderSearches } from '../../src/store/widerSearchesSelector'

it('counts what the list then shows', () => {
  const jobsQuery: JobsQuery = { ...EMPTY_QUERY, search: 'cloud architect', locations: ['canada'], page: 1 }
  const wider = selectWiderSearches(createSiteStore({ jobsQuery }).getState())
  expect(wider.some(({ isOffered }) => isOffered)).toBe(true)
  for (const { query, matchCount } of wider) {
    expect(selectMatchingJobs(createSiteStore({ jobsQuery: query }).getState())).toHaveLength(matchCount)
  }
})

it('offers nothing of an empty catalog', () => {
  const searches = selectWiderSearches(createSiteStore({ jobs: [] }).getState())
  expect(searches.filter(({ isOffered }) => isOffered)).toEqual([])
})
