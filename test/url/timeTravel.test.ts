/** @jest-environment node */
import { ActionCreators } from '@redux-devtools/instrument'
import { locationToggled, searchChanged } from '../../src/store/jobsQuerySlice'
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
  ['U34: a reset', [reset()], '/jobs'],
  ['U34: a rollback to a commit', [commit(), jumpToState(0), rollback()], '/jobs?search=three'],
  ['U34: a sweep of skipped actions', [toggleAction(3), sweep()], '/jobs?search=two'],
  ['U34: an imported list of actions', [importState([searchChanged('listed')])], '/jobs?search=listed'],
  ['U35: no locked change', [lockChanges(true), locationToggled('usa')], '/jobs?search=three'],
  [
    'U35: a change after a locked one',
    [lockChanges(true), locationToggled('usa'), lockChanges(false), searchChanged('four')],
    '/jobs?search=four',
  ],
  ['U36: a change without recording', [pauseRecording(true), searchChanged('four')], '/jobs?search=four'],
])('%s: the address follows, and the positions stay', (_, actions, address) => {
  const { send, dispatch, turn, addresses, store } = openAfterThreeSearches()
  for (const action of actions)
    if ('payload' in action) dispatch(action)
    else send(action)
  turn()
  expect(addresses()).toEqual([address])
  expect(store.getState().jobs).not.toHaveLength(0)
})

it('U37: writes an imported query in canonical form, and goes on', () => {
  const site = openSiteAt('/jobs?search=before&x=1')
  site.importState({ ...site.store.getState(), jobsQuery: { locations: ['mars', 'usa'], page: '2' } })
  site.turn()
  expect(site.address()).toBe('/jobs?location=usa&x=1')
  site.dispatch(searchChanged('after'))
  site.dispatch(locationToggled('canada'))
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
