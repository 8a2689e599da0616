/** @jest-environment node */
import { ActionCreators } from '@redux-devtools/instrument'
import { searchChanged, valueToggled } from '../../src/store/jobsQuerySlice'
import { asking } from '../support/asking'
import { openSiteAt } from '../support/openSite'

const { jumpToState, toggleAction, importState } = ActionCreators
const { reset, rollback, commit, sweep, lockChanges, pauseRecording } = ActionCreators

function openAfterThreeSearches() {
  const site = openSiteAt('/jobs')
  for (const text of ['one', 'two', 'three']) site.dispatch(searchChanged(text))
  site.turn()
  return site
}

it.each([
  ['a reset', [reset()], '/jobs'],
  ['a rollback to a commit', [commit(), jumpToState(0), rollback()], '/jobs?search=three'],
  ['a sweep of skipped actions', [toggleAction(3), sweep()], '/jobs?search=two'],
  ['an imported list of actions', [importState([searchChanged('listed')])], '/jobs?search=listed'],
])('U34: the address follows %s', (_, actions, address) => {
  const { send, turn, addresses } = openAfterThreeSearches()
  for (const action of actions) send(action)
  turn()
  expect(addresses()).toEqual([address])
})

it('U35: state and address stay the same while changes are locked', () => {
  const { send, dispatch, query, turn, addresses, attempts } = openAfterThreeSearches()
  send(lockChanges(true))
  const before = attempts()
  dispatch(searchChanged('four'))
  dispatch(valueToggled('locations', 'usa'))
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
  dispatch(valueToggled('locations', 'usa'))
  expect(addresses()).toEqual(['/jobs?search=a', '/jobs?search=a&location=usa'])
})

it('U37: writes an imported query in canonical form, and goes on', () => {
  const site = openSiteAt('/jobs?search=before&x=1')
  site.importState({ ...site.store.getState(), jobsQuery: { locations: ['mars', 'usa'], page: '2' } })
  site.turn()
  expect(site.address()).toBe('/jobs?location=usa&x=1')
  site.dispatch(searchChanged('after'))
  site.dispatch(valueToggled('locations', 'canada'))
  expect(site.addresses()).toHaveLength(2)
})

it.each([null, 'x', [], { jobs: [], jobsQuery: {} }, { jobs: [], ui: {} }, { jobsQuery: {}, ui: {} }])(
  'U37: leaves the address alone for the imported state %j of another app',
  (state) => {
    const site = openSiteAt('/jobs?search=a')
    site.importState(state)
    site.navigate('/about')
    site.back()
    expect(site.addresses()).toEqual(['/jobs?search=a', '/about'])
  },
)
