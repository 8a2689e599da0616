/** @jest-environment node */
import { createSiteStore } from '../support/createSiteStore'
import type { JobsQuery } from '../../src/domain/jobsQuery'
import { EMPTY_QUERY } from '../../src/domain/queryParameters'
import { selectMatchingJobs } from '../../src/store/visibleJobsSelectors'
import { selectWiderSearches } from '../../src/store/widerSearchesSelector'

function offers(query: Partial<JobsQuery>): [string, number][] {
  const state = createSiteStore({ jobsQuery: { ...EMPTY_QUERY, ...query } }).getState()
  return selectWiderSearches(state)
    .filter(({ isOffered }) => isOffered)
    .map(({ label, matchCount }) => [label, matchCount])
}

it('offers the text without the locations, the locations without the text, and everything', () => {
  expect(
    offers({ ...EMPTY_QUERY, search: 'cloud architect', locations: ['canada', 'india'], page: 2 }),
  ).toEqual([
    ['“cloud architect” everywhere', 1],
    ['All in Canada and India', 12],
    ['All open positions', 22],
  ])
})

it.each([
  [{ search: 'zzz' }, [['All open positions', 22]]],
  [
    { search: 'zzz', locations: ['usa'] },
    [
      ['All in USA', 10],
      ['All open positions', 22],
    ],
  ],
] satisfies [Partial<JobsQuery>, [string, number][]][])(
  'offers for %j only what has matches',
  (query, expected) => {
    expect(offers(query)).toEqual(expected)
  },
)

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
