import { aJob } from '../support/aJob'
import { createFakeBrowser } from '../support/fakeBrowser'
import { openSite } from '../support/openSite'
import { ActionCreators } from '@redux-devtools/instrument'
import { locationToggled, searchChanged } from '../../src/store/jobsQuerySlice'

function open(path: string) {
  const browser = createFakeBrowser(path)
  const site = openSite(browser)
  const importState = (state: unknown) => {
    const lifted = site.devTools.liftedState()
    const computedStates = [{ state }]
    site.devTools.send(
      ActionCreators.importState(
        { ...lifted, committedState: state, stagedActionIds: [0], currentStateIndex: 0, computedStates },
        true,
      ),
    )
  }
  return { browser, ...browser.history, ...site, importState }
}

it.each([
  ['no query at all', null, '/jobs?x=1'],
  ['foreign fields', { evil: 1 }, '/jobs?x=1'],
  ['a place that there is not', { search: 'a', locations: ['mars'], page: 2 }, '/jobs?search=a&page=2&x=1'],
  [
    'places in disorder',
    { search: '', locations: ['india', 'usa', 'india'], page: 1 },
    '/jobs?location=usa&location=india&x=1',
  ],
  ['half an emoji', { search: 'a\uD83D', locations: [], page: 1 }, '/jobs?search=a%EF%BF%BD&x=1'],
])('U37: writes a canonical address for an imported query with %s, and works on', (_, jobsQuery, written) => {
  const { importState, store, browser, dispatch, query, addresses } = open('/jobs?search=before&x=1')
  importState({ ...store.getState(), jobsQuery })
  expect(browser.address()).toBe(written)
  dispatch(searchChanged('after'))
  expect(query().search).toBe('after')
  dispatch(locationToggled('canada'))
  expect(addresses()).toHaveLength(2)
})

it('names the page anew for an imported catalog, where the address stays', () => {
  const { importState, store, browser } = open('/jobs?search=cloud')
  importState({ ...store.getState(), jobs: [aJob({ title: 'Cloud One' }), aJob({ title: 'Cloud Two' })] })
  expect(browser.title()).toBe('cloud (2) – Open Positions – Larkfield')
})

it.each([undefined, null, 'x', 7, {}, { evil: 1 }, { jobs: [], ui: {} }])(
  'leaves the address alone for the foreign state %j',
  (state) => {
    const { importState, addresses, follow, browser } = open('/jobs?search=a')
    importState(state)
    expect(addresses()).toEqual(['/jobs?search=a'])
    follow('/about')
    browser.back()
    expect(addresses()).toEqual(['/jobs?search=a', '/about'])
  },
)
