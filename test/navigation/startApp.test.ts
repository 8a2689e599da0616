import { catalog } from '#content/catalog'
import { startApp } from '../../src/startApp'
import { searchChanged } from '../../src/store/jobsQuerySlice'
import { selectQuery } from '../../src/store/jobsSelectors'

function start(address: string) {
  window.history.replaceState(null, '', address)
  const spies = [window, document].map((target) => jest.spyOn(target, 'addEventListener'))
  const { store, stop } = startApp(window, catalog)
  const listeners = spies.flatMap(({ mock }) => mock.calls)
  return { store, stop, listeners, search: () => selectQuery(store.getState()).search }
}

it('removes every listener when the app is stopped', () => {
  const { listeners, stop } = start('/jobs')
  const active = () =>
    listeners.filter(([, , options]) => typeof options !== 'object' || !options.signal?.aborted)
  expect(active().map(([type]) => type)).toEqual(expect.arrayContaining(['popstate', 'pagehide', 'click']))
  stop()
  expect(active()).toEqual([])
})

it('leaves address, title and state alone after the app is stopped', () => {
  const { store, stop, search } = start('/jobs?search=data')
  const { title } = document
  stop()
  store.dispatch(searchChanged('java'))
  expect([window.location.search, document.title]).toEqual(['?search=data', title])
  window.history.replaceState(null, '', '/jobs?search=cloud')
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(search()).toBe('java')
})

it('retries no pending write after the app is stopped', () => {
  jest.useFakeTimers()
  const { store, stop } = start('/jobs')
  const refused = jest.spyOn(window.history, 'replaceState').mockImplementation(() => {})
  store.dispatch(searchChanged('data'))
  expect([refused.mock.calls.length, jest.getTimerCount()]).toEqual([1, 1])
  stop()
  expect(jest.getTimerCount()).toBe(0)
  jest.useRealTimers()
})
