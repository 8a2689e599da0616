import { fireEvent } from '@testing-library/dom'
import { makeInstallable } from '../../src/offline/makeInstallable'
import { cleared, locationToggled, searchChanged } from '../../src/store/jobsQuerySlice'
import { openSiteAt } from '../support/openSite'

const register = jest.fn(() => Promise.resolve())

beforeEach(() => {
  register.mockClear()
  document.head.replaceChildren()
  Object.assign(globalThis, { IS_BUILT_PAGE: true })
  Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true })
})

test('registers the service worker after 2 s without key or pointer input', () => {
  makeInstallable(openSiteAt('/'))
  for (const event of [fireEvent.keyDown, fireEvent.pointerDown, fireEvent.keyDown]) {
    jest.advanceTimersByTime(1999)
    event(document.body)
  }
  jest.advanceTimersByTime(1999)
  expect(register).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(register).toHaveBeenCalledWith('/sw.js')
  fireEvent.keyDown(document.body)
  jest.advanceTimersByTime(5000)
  expect(register).toHaveBeenCalledTimes(1)
})

test('registers none where the visitor saves data, and links the manifest', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  makeInstallable(openSiteAt('/'))
  jest.advanceTimersByTime(2000)
  expect([register.mock.calls, linkCount()]).toEqual([[], 1])
  Reflect.deleteProperty(navigator, 'connection')
})

const linkCount = () =>
  document.head.querySelectorAll('link[rel=manifest][href="/manifest.webmanifest"]').length

test('links the manifest after 2 s, and not where a list is filtered, whose address a home screen has to open', () => {
  const site = openSiteAt('/about')
  site.listen(makeInstallable(site))
  site.navigate('/jobs')
  expect(linkCount()).toBe(0)
  site.navigate('/jobs?search=data&location=usa')
  jest.advanceTimersByTime(2000)
  const steps: readonly (readonly [() => void, number])[] = [
    [() => {}, 0],
    [() => site.dispatch(cleared()), 1],
    [() => site.dispatch(locationToggled('india')), 0],
    [() => site.navigate('/jobs/7'), 1],
    [() => site.navigate('/jobs?page=2'), 0],
    [() => site.navigate('/jobs?utm_source=mail'), 1],
    [() => (site.dispatch(searchChanged('data')), jest.advanceTimersByTime(350)), 0],
    [() => site.navigate('/about?search=data'), 1],
    [() => site.navigate('/about'), 1],
  ]
  const changes = new MutationObserver(() => {})
  changes.observe(document.head, { childList: true })
  for (const [act, count] of steps) {
    const before = linkCount()
    act()
    expect(linkCount()).toBe(count)
    // The browser fetches a link that is added again.
    expect(changes.takeRecords()).toHaveLength(before === count ? 0 : 1)
  }
})
