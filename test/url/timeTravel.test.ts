/** @jest-environment node */
import { ActionCreators } from '@redux-devtools/instrument'
import { locationToggled, searchChanged } from '../../src/store/jobsQuerySlice'
import { asking } from '../support/asking'
import { openSiteAt } from '../support/openSite'

const { jumpToState, jumpToAction, toggleAction, importState } = ActionCreators
const { reset, rollback, commit, sweep, lockChanges, pauseRecording } = ActionCreators

function openAfterThreeSearches() {
  const site = openSiteAt('/jobs')
  for (const text of ['one', 'two', 'three']) site.dispatch(searchChanged(text))
  site.turn()
  return site
}

it('U33: page and address follow a jump by a replace, also over pushes, and the log does not grow', () => {
  const { send, dispatch, query, turn, title, addresses, log } = openAfterThreeSearches()
  dispatch(locationToggled('usa'))
  send(jumpToState(1))
  expect(query()).toEqual(asking({ search: 'one' }))
  turn()
  expect(title()).toMatch(/^one \(/)
  expect(addresses()).toEqual(['/jobs?search=three', '/jobs?search=one'])
  send(jumpToAction(4))
  turn()
  expect(addresses()).toEqual(['/jobs?search=three', '/jobs?search=three&location=usa'])
  expect(log()).toHaveLength(4)
})

it.each([
  ['a reset', [reset()], '/jobs'],
  ['a rollback to a commit', [commit(), jumpToState(0), rollback()], '/jobs?search=three'],
  ['a skipped action', [toggleAction(3)], '/jobs?search=two'],
  ['a skipped action that returns', [toggleAction(3), toggleAction(3)], '/jobs?search=three'],
  ['a sweep of skipped actions', [toggleAction(3), sweep()], '/jobs?search=two'],
  ['an imported list of actions', [importState([searchChanged('listed')])], '/jobs?search=listed'],
])('U34: the address follows %s', (_, actions, address) => {
  const { send, turn, addresses } = openAfterThreeSearches()
  for (const action of actions) send(action)
  turn()
  expect(addresses()).toEqual([address])
})

it('U34: the address follows an imported session', () => {
  const session = openAfterThreeSearches().liftedState()
  const { send, turn, addresses } = openSiteAt('/jobs?location=india&utm_source=x')
  send(importState(session))
  turn()
  expect(addresses()).toEqual(['/jobs?search=three&utm_source=x'])
})

it('U35: state and address stay the same while changes are locked', () => {
  const { send, dispatch, query, turn, addresses, attempts } = openAfterThreeSearches()
  send(lockChanges(true))
  const before = attempts()
  dispatch(searchChanged('four'))
  dispatch(locationToggled('usa'))
  expect(query()).toEqual(asking({ search: 'three' }))
  expect(attempts()).toBe(before)
  send(lockChanges(false))
  dispatch(searchChanged('five'))
  turn()
  expect(addresses()).toEqual(['/jobs?search=five'])
})

it('U36: the address follows the state while recording is paused', () => {
  const { send, dispatch, addresses } = openSiteAt('/jobs')
  send(pauseRecording(true))
  dispatch(searchChanged('a'))
  dispatch(locationToggled('usa'))
  expect(addresses()).toEqual(['/jobs?search=a', '/jobs?search=a&location=usa'])
})

it('U38: a jump on another page leaves its address alone, and the next link to the list counts', () => {
  const { send, navigate, addresses, query } = openAfterThreeSearches()
  navigate('/about?x=1')
  send(jumpToState(1))
  expect(addresses()).toEqual(['/jobs?search=three', '/about?x=1'])
  send(jumpToState(3))
  navigate('/jobs?location=canada')
  expect(query()).toEqual(asking({ locations: ['canada'] }))
  expect(addresses()).toEqual(['/jobs?search=three', '/about?x=1', '/jobs?location=canada'])
})

it.each([
  [null, ''],
  [{ evil: 1 }, ''],
  [{ search: 'a', locations: ['mars'], page: 2 }, 'search=a&page=2&'],
  [
    { search: 'a\uD83D', locations: ['india', 'usa', 'india'] },
    'search=a%EF%BF%BD&location=usa&location=india&',
  ],
])('U37: writes the imported query %j in canonical form, and goes on', (jobsQuery, written) => {
  const site = openSiteAt('/jobs?search=before&x=1')
  site.importState({ ...site.store.getState(), jobsQuery })
  site.turn()
  expect(site.address()).toBe(`/jobs?${written}x=1`)
  site.dispatch(searchChanged('after'))
  site.dispatch(locationToggled('canada'))
  expect(site.query()).toMatchObject({ search: 'after', page: 1 })
  expect(site.addresses()).toHaveLength(2)
})

it.each([undefined, null, 'x', { evil: 1 }, { jobs: [], ui: {} }])(
  'U37: leaves the address alone for the imported state %j of another app',
  (state) => {
    const site = openSiteAt('/jobs?search=a')
    site.importState(state)
    site.navigate('/about')
    site.back()
    expect(site.addresses()).toEqual(['/jobs?search=a', '/about'])
  },
)
