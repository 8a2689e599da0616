import { startApp } from '../../src/startApp'
import { searchChanged } from '../../src/store/jobsQuerySlice'
import { selectQuery } from '../../src/store/jobsSelectors'
import { catalog } from '../support/catalog'

it('ends listeners and retries when the app is stopped', () => {
  jest.useFakeTimers()
  window.history.replaceState(null, '', '/jobs')
  const spies = [window, document].map((target) => jest.spyOn(target, 'addEventListener'))
  const { store, stop } = startApp(catalog)
  jest.spyOn(window.history, 'replaceState').mockImplementation(() => {})
  store.dispatch(searchChanged('data'))
  jest.runOnlyPendingTimers()
  expect(jest.getTimerCount()).toBe(1)

  stop()
  expect(jest.getTimerCount()).toBe(0)
  const options = spies.flatMap(({ mock }) => mock.calls).map(([, , listening]) => listening)
  expect(options.filter((each) => typeof each !== 'object' || !each.signal?.aborted)).toEqual([])
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(selectQuery(store.getState()).search).toBe('data')
})
