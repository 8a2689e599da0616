/** @jest-environment node */
import * as fc from 'fast-check'
import type { JobsQuery } from '../../src/domain/jobsQuery'
import { restoredFromUrl, searchChanged, selectQuery } from '../../src/store/jobsQuerySlice'
import { selectResults, selectShownIndices, selectStones } from '../../src/store/jobsSelectors'
import { selectJobs } from '../../src/store/jobsSlice'
import { addFilters, catalogWithFilters } from '../support/addFilters'
import { aJob } from '../support/aJob'
import { asking } from '../support/asking'
import { createSiteStore } from '../support/createSiteStore'
import { plainCards } from '../support/plainRules'
import { someDrawableQuery } from '../support/randomQueries'

beforeAll(addFilters)

const storeAt = (query: Partial<JobsQuery>) => createSiteStore({ jobsQuery: asking(query) })

// Redux Toolkit complains about every action and state that is not serializable, and a complaint fails the test.

it('has the slices jobs, jobsQuery and ui', () => {
  const state = createSiteStore().getState()
  expect(Object.keys(state)).toEqual(['jobs', 'jobsQuery', 'ui'])
  // Countries, then ids as numbers.
  expect(state.jobs.map(({ id }) => id).join(' ')).toBe(
    '1 2 3 4 5 6 7 8 9 10 17 18 19 20 21 22 19 20 21 22 23 24',
  )
})

it('draws each location, that with the most positions at the bottom', () => {
  const counts = new Map([4, 1, 6, 2, 5, 3].map((count) => [{ name: `${count}`, label: '' }, count]))
  expect(selectStones.resultFunc(counts).map(([, count]) => count)).toEqual([1, 2, 3, 4, 5, 6])
})

it('leaves out of an imported catalog what is not a job', () => {
  const jobs = JSON.parse(JSON.stringify([null, 7, { id: '1' }, aJob({ id: '\uD800' }), aJob({ id: '2' })]))
  expect(selectJobs({ ...createSiteStore().getState(), jobs }).map(({ id }) => id)).toEqual(['2'])
})

it('shows the cards that the rules name, for any query after any other', () => {
  const store = createSiteStore({ jobs: catalogWithFilters })
  fc.assert(
    fc.property(someDrawableQuery, (query) => {
      store.dispatch(restoredFromUrl(query))
      const cards = plainCards(query, catalogWithFilters)
      expect(selectResults(store.getState()).shown.map(({ index }) => index)).toEqual(cards)
      expect([...selectShownIndices(store.getState())]).toEqual(cards)
    }),
    // One full page.
    { numRuns: 300, examples: [[asking({ locations: ['canada', 'india'], page: 2 })]] },
  )
})

it('keeps the objects of cards and locations while the visitor types, so that they do not render again', () => {
  const store = storeAt({ locations: ['usa', 'india'] })
  const [card] = selectResults(store.getState()).shown
  const { locations } = selectQuery(store.getState())
  store.dispatch(searchChanged('senior'))
  expect(selectResults(store.getState()).shown[0]).toBe(card)
  expect(selectQuery(store.getState()).locations).toBe(locations)
})
