/** @jest-environment node */
import * as fc from 'fast-check'
import { toJobsQuery, type JobsQuery } from '../../src/domain/jobsQuery'
import { LOCATIONS } from '../../src/domain/locations'
import { WHOLE_LIST_LIMIT } from '../../src/domain/wholeList'
import { restoredFromUrl, searchChanged } from '../../src/store/jobsQuerySlice'
import {
  selectCardsInPage,
  selectQuery,
  selectResults,
  selectShownIndices,
} from '../../src/store/jobsSelectors'
import { aJob } from '../support/aJob'
import { asking } from '../support/asking'
import { createSiteStore } from '../support/createSiteStore'
import { plainCards } from '../support/plainRules'
import { someQuery } from '../support/randomQueries'

const storeAt = (query: Partial<JobsQuery>) => createSiteStore({ jobsQuery: asking(query) })

const likelyQuery = fc
  .record({
    search: fc.constantFrom('', 'e', 'engineer', 'Data', 'data sc', 'QA', '...', 'zzz', ' '),
    locations: fc.subarray([...LOCATIONS]),
    page: fc.integer({ min: 1, max: 4 }),
  })
  .map(toJobsQuery)

it('shows the cards that the rules name, for any query after any other', () => {
  const store = createSiteStore()
  fc.assert(
    fc.property(fc.oneof(likelyQuery, someQuery), (query) => {
      store.dispatch(restoredFromUrl(query))
      const cards = plainCards(query)
      expect(selectResults(store.getState()).shown.map(({ index }) => index)).toEqual(cards)
      expect([...selectShownIndices(store.getState())]).toEqual(cards)
    }),
    { numRuns: 300 },
  )
})

it('counts beside the filter what the search finds in each location, whatever is selected', () => {
  const counts = selectResults(storeAt({ search: 'scientist', locations: ['usa'] }).getState()).foundCounts
  expect(Object.fromEntries(counts)).toEqual({ usa: 1, canada: 1, india: 2 })
})

it.each([
  [WHOLE_LIST_LIMIT, WHOLE_LIST_LIMIT],
  [WHOLE_LIST_LIMIT + 1, 12],
])('keeps of %i jobs %i cards in the page', (count, cards) => {
  const jobs = Array.from({ length: count }, () => aJob())
  expect(selectCardsInPage(createSiteStore({ jobs }).getState())).toHaveLength(cards)
})

it('keeps the objects of cards and locations while the visitor types, so that they do not render again', () => {
  const store = storeAt({ locations: ['usa', 'india'] })
  const [card] = selectResults(store.getState()).shown
  const { locations } = selectQuery(store.getState())
  store.dispatch(searchChanged('senior'))
  expect(selectResults(store.getState()).shown[0]).toBe(card)
  expect(selectQuery(store.getState()).locations).toBe(locations)
})
