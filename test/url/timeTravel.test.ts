import { createFakeBrowser } from '../support/fakeBrowser'
import { openSite } from '../support/openSite'
import { ActionCreators } from '@redux-devtools/instrument'
import { locationToggled, pageChanged, searchChanged } from '../../src/store/jobsQuerySlice'
import { EMPTY_QUERY } from '../../src/domain/queryParameters'

const { jumpToState, jumpToAction, toggleAction, importState, reset, rollback, commit, sweep } =
  ActionCreators
const { lockChanges, pauseRecording } = ActionCreators

function open(path: string) {
  const browser = createFakeBrowser(path)
  const site = openSite(browser)
  return { ...browser, ...browser.history, ...site, log: site.devTools.log, send: site.devTools.send }
}

function openAfterThreeSearches() {
  const opened = open('/jobs')
  for (const text of ['one', 'two', 'three']) opened.dispatch(searchChanged(text))
  return opened
}

it('U33: page and address follow a jump by a replace, and the log does not grow', () => {
  const { send, query, title, addresses, log } = openAfterThreeSearches()
  send(jumpToState(1))
  expect(query().search).toBe('one')
  expect(addresses()).toEqual(['/jobs?search=one'])
  expect(title()).toMatch(/^one \(/)
  expect(log()).toHaveLength(3)
  send(jumpToState(3))
  expect(addresses()).toEqual(['/jobs?search=three'])
  expect(log()).toHaveLength(3)
})

it('U33: a jump over pushes replaces the entry that stands and adds none', () => {
  const { send, dispatch, addresses } = open('/jobs')
  dispatch(locationToggled('usa'))
  dispatch(pageChanged(2))
  send(jumpToAction(1))
  expect(addresses()).toEqual(['/jobs', '/jobs?location=usa', '/jobs?location=usa'])
})

it('U34: follows a skipped action and its return', () => {
  const { send, dispatch, addresses, log } = openAfterThreeSearches()
  dispatch(locationToggled('usa'))
  send(toggleAction(4))
  expect(addresses()).toEqual(['/jobs?search=three', '/jobs?search=three'])
  send(toggleAction(4))
  expect(addresses()).toEqual(['/jobs?search=three', '/jobs?search=three&location=usa'])
  expect(log()).toHaveLength(4)
})

it('U34: follows a reset', () => {
  const { send, addresses } = openAfterThreeSearches()
  send(reset())
  expect(addresses()).toEqual(['/jobs'])
})

it('U34: follows a rollback to what was committed', () => {
  const { send, dispatch, addresses } = openAfterThreeSearches()
  send(commit())
  dispatch(searchChanged('four'))
  send(rollback())
  expect(addresses()).toEqual(['/jobs?search=three'])
})

it('U34: follows a sweep of skipped actions', () => {
  const { send, addresses, log } = openAfterThreeSearches()
  send(toggleAction(3))
  send(sweep())
  expect(addresses()).toEqual(['/jobs?search=two'])
  expect(log()).toHaveLength(2)
})

it('U34: follows an imported log, and an imported list of actions', () => {
  const { liftedState } = openAfterThreeSearches().devTools
  const saved = liftedState()
  const { send, addresses } = open('/jobs?location=india&utm_source=x')
  send(importState(saved))
  expect(addresses()).toEqual(['/jobs?search=three&utm_source=x'])
  send(importState([searchChanged('listed')]))
  expect(addresses()).toEqual(['/jobs?search=listed&utm_source=x'])
})

it('U35: state and address stand still while changes are locked', () => {
  const { send, dispatch, query, addresses, attempts } = openAfterThreeSearches()
  send(lockChanges(true))
  const before = attempts()
  dispatch(searchChanged('four'))
  dispatch(locationToggled('usa'))
  expect(query()).toEqual({ ...EMPTY_QUERY, search: 'three', locations: [], page: 1 })
  expect(addresses()).toEqual(['/jobs?search=three'])
  expect(attempts()).toBe(before)
  send(lockChanges(false))
  dispatch(searchChanged('five'))
  expect(addresses()).toEqual(['/jobs?search=five'])
})

it('keeps the address at the state that DevTools stands on, while actions are only recorded', () => {
  const { send, dispatch, addresses, query } = openAfterThreeSearches()
  send(jumpToState(1))
  dispatch(locationToggled('usa'))
  expect(query()).toEqual({ ...EMPTY_QUERY, search: 'one', locations: [], page: 1 })
  expect(addresses()).toEqual(['/jobs?search=one'])
  send(jumpToState(4))
  expect(addresses()).toEqual(['/jobs?search=three&location=usa'])
})

it('U36: mirrors on while recording is paused', () => {
  const { send, dispatch, addresses } = open('/jobs')
  send(pauseRecording(true))
  dispatch(searchChanged('a'))
  dispatch(locationToggled('usa'))
  expect(addresses()).toEqual(['/jobs?search=a', '/jobs?search=a&location=usa'])
})

it('U38: a jump on another page does not touch its address, and a link to the list is obeyed', () => {
  const { send, follow, addresses, query } = openAfterThreeSearches()
  follow('/about?x=1')
  send(jumpToState(1))
  expect(addresses()).toEqual(['/jobs?search=three', '/about?x=1'])
  send(jumpToState(3))
  follow('/jobs?location=canada')
  expect(query()).toEqual({ ...EMPTY_QUERY, search: '', locations: ['canada'], page: 1 })
  expect(addresses()).toEqual(['/jobs?search=three', '/about?x=1', '/jobs?location=canada'])
})
