import type { Middleware } from '@reduxjs/toolkit'
import { screen } from '@testing-library/react'
import * as fc from 'fast-check'
import { withSearch, type JobsQuery } from '../../src/domain/jobsQuery'
import { EMPTY_QUERY } from '../../src/domain/queryParameters'
import { adoptEarlyList } from '../../src/hydration/adoptEarlyList'
import { createEarlyList } from '../../src/hydration/earlyList'
import { endEarlyList } from '../../src/hydration/endEarlyList'
import { restoredFromUrl } from '../../src/store/jobsQuerySlice'
import { selectQuery, selectShownPositions } from '../../src/store/visibleJobsSelectors'
import { asking } from '../support/asking'
import { createSiteStore } from '../support/createSiteStore'
import { doEarly, queryAfter, someActs, type EarlyAct } from '../support/earlyActs'
import { drawList, openListFile } from '../support/listPage'
import { someQuery } from '../support/randomQueries'

let file: ReturnType<typeof drawList>

beforeAll(() => {
  file = drawList()
})

afterEach(() => endEarlyList(window))

/** A store at an address, and the names of what is dispatched to it. */
function openStore(asked: JobsQuery) {
  const log: unknown[] = []
  const middleware: Middleware = () => (next) => (action) => {
    log.push(typeof action === 'object' && action !== null && 'type' in action ? action.type : action)
    return next(action)
  }
  return { store: createSiteStore({ jobsQuery: asked, middleware }), log }
}

function openEarly(asked: JobsQuery) {
  endEarlyList(window)
  openListFile(file)
  window.earlyList = createEarlyList(document, asked)
  return openStore(asked)
}

const shownInPage = () =>
  new Set(
    [...document.querySelectorAll('main .card:not([hidden]) h3')].map(({ id }) =>
      Number(id.replace('position-', '')),
    ),
  )

it('has list and store say the same from the app’s start to the list’s hydration, whoever acts', () => {
  fc.assert(
    fc.property(
      someQuery,
      someActs,
      fc.array(fc.oneof(someActs, someQuery), { maxLength: 4 }),
      (asked, before, after) => {
        const { store } = openEarly(asked)
        let query = asked
        const act = (acts: readonly EarlyAct[]) => {
          for (const one of acts) doEarly(one)
          query = acts.reduce(queryAfter, query)
        }
        act(before)
        adoptEarlyList(window, store)
        for (const step of after) {
          // Back, say.
          if ('search' in step) store.dispatch(restoredFromUrl((query = step)))
          else act(step)
          expect(selectQuery(store.getState())).toEqual(query)
          expect(shownInPage()).toEqual(selectShownPositions(store.getState()))
        }
        endEarlyList(window)
        expect(selectQuery(store.getState())).toEqual(query)
      },
    ),
    { numRuns: 40 },
  )
})

it.each<[string, JobsQuery, readonly EarlyAct[], readonly string[]]>([
  ['nothing', asking({ search: 'data', locations: ['usa'] }), [], []],
  [
    'typing',
    EMPTY_QUERY,
    [
      { type: 'types', text: 'd' },
      { type: 'types', text: 'da' },
    ],
    ['searchChanged'],
  ],
  [
    'ticking two boxes, and one of them back',
    EMPTY_QUERY,
    [
      { type: 'ticks', location: 'usa' },
      { type: 'ticks', location: 'india' },
      { type: 'ticks', location: 'usa' },
    ],
    ['locationToggled'],
  ],
  [
    'typing and ticking',
    asking({ locations: ['usa'] }),
    [
      { type: 'ticks', location: 'india' },
      { type: 'types', text: 'data' },
    ],
    ['searchChanged', 'locationToggled'],
  ],
  ['deleting all', asking({ search: 'data' }), [{ type: 'types', text: '' }], ['searchChanged']],
  [
    'taking the last tick away',
    asking({ locations: ['usa'] }),
    [{ type: 'ticks', location: 'usa' }],
    ['locationToggled'],
  ],
  ['clearing a search alone', asking({ search: 'data' }), [{ type: 'clears' }], ['cleared']],
  [
    'Clear filters',
    asking({ search: 'data', locations: ['usa', 'india'], page: 2 }),
    [{ type: 'clears' }],
    ['cleared'],
  ],
])('tells the store of %s before the app in as few actions as it takes', (_, asked, acts, actions) => {
  const { store, log } = openEarly(asked)
  for (const act of acts) doEarly(act)
  adoptEarlyList(window, store)
  expect(log).toEqual(actions.map((name) => `jobsQuery/${name}`))
})

it('tells the store of each change made while the app hydrates, and of the last at its end', () => {
  const { store, log } = openEarly(EMPTY_QUERY)
  adoptEarlyList(window, store)
  doEarly({ type: 'types', text: 'd' })
  doEarly({ type: 'ticks', location: 'usa' })
  screen.getByRole<HTMLInputElement>('searchbox').value = 'data'
  endEarlyList(window)
  expect(log).toEqual(['jobsQuery/searchChanged', 'jobsQuery/locationToggled', 'jobsQuery/searchChanged'])
  expect(selectQuery(store.getState())).toEqual(asking({ search: 'data', locations: ['usa'] }))
})

it('leaves the page to React once the list is hydrated', () => {
  const { store } = openEarly(EMPTY_QUERY)
  adoptEarlyList(window, store)
  endEarlyList(window)
  const { innerHTML } = document.body
  store.dispatch(restoredFromUrl(withSearch(EMPTY_QUERY, 'data')))
  expect(document.body.innerHTML).toBe(innerHTML)
  expect(window.earlyList).toBeUndefined()
})

it('joins what stands in the fields to what the address asks for, where the early script has failed', () => {
  openListFile(file)
  const { store, log } = openStore(asking({ search: 'cloud', locations: ['india'], page: 2 }))
  screen.getByRole<HTMLInputElement>('searchbox').value = 'data'
  for (const name of ['USA', 'India']) screen.getByRole('checkbox', { name }).click()
  adoptEarlyList(window, store)
  expect(selectQuery(store.getState())).toEqual(asking({ search: 'data', locations: ['usa', 'india'] }))
  expect(log).toEqual(['jobsQuery/searchChanged', 'jobsQuery/locationToggled'])
})

it('leaves the query of the address alone on a page that has no list', () => {
  document.body.replaceChildren()
  const { store, log } = openStore(asking({ search: 'data', locations: ['india'], page: 2 }))
  adoptEarlyList(window, store)
  expect(log).toEqual([])
})
