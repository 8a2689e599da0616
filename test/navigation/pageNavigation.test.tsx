import { fireEvent } from '@testing-library/dom'
import type { ComponentType } from 'react'
import { askBeforeLeaving, hasUnsavedText } from '../../src/forms/askBeforeLeaving'
import { createPageNavigation } from '../../src/navigation/pageNavigation'
import { PAGES, type PageName } from '../../src/navigation/pages'
import { watchHost } from '../../src/offline/hostWatch'
import { locationToggled, searchChanged } from '../../src/store/jobsQuerySlice'
import { openSiteAt } from '../support/openSite'

const Page: ComponentType = () => null

function open(path: string) {
  const site = openSiteAt(path)
  const navigation = createPageNavigation(site, site.store, hasUnsavedText)
  const { navigator, getSnapshot } = navigation
  site.listen(navigation.logPage, navigation.showPage)
  return {
    ...site,
    ...navigation,
    location: () => getSnapshot().location,
    /** The path of the shown page, whether another page is pending, the address, and the loaded documents. */
    seen: () => [getSnapshot().location.pathname, getSnapshot().isPending, site.address(), ...site.documents],
    /** Follows a link. react-router replaces where the path stays the same. */
    follow: (href: string, method: 'push' | 'replace' = 'push') => navigator[method](href),
  }
}

const settle = () => jest.advanceTimersByTimeAsync(0)

/** A page whose script loads or fails when the test says so. A loaded one stays: each test has its own page. */
function holdScript(page: Exclude<PageName, 'jobsList' | 'notFound'>) {
  let request: { readonly load: () => void; readonly fail: () => void } | undefined
  jest.spyOn(PAGES[page], 'load').mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        request = { load: () => resolve(Page), fail: () => reject(new Error('No network')) }
      }),
  )
  return { load: () => (request?.load(), settle()), fail: () => (request?.fail(), settle()) }
}

it('tells react-router the path alone, and the way back as its state', () => {
  const { location, follow } = open('/jobs?search=a#top')
  expect(location()).toMatchObject({ pathname: '/jobs', search: '', hash: '', state: null })
  follow('/nowhere?x=1')
  expect(location()).toMatchObject({ pathname: '/nowhere', search: '', state: '/jobs?search=a#top' })
})

it('leaves the state of another app as it was', () => {
  const { follow, back, importState, store } = open('/jobs')
  importState({ todos: [] })
  follow('/nowhere')
  back()
  expect(store.getState()).toEqual({ todos: [] })
})

it('renders no page again while the query is written', () => {
  const { dispatch, subscribe } = open('/jobs')
  const notified = jest.fn<undefined, []>()
  subscribe(notified)
  dispatch(searchChanged('a'))
  dispatch(locationToggled('usa'))
  expect(notified).not.toHaveBeenCalled()
})

it('pushes an entry for another query, and reports a link to the same address, so that the page scrolls up', () => {
  const { follow, retry, location, addresses } = open('/jobs')
  follow('/jobs?search=a&page=1', 'replace')
  const before = location()
  retry()
  expect(location()).not.toBe(before)
  expect(addresses()).toEqual(['/jobs', '/jobs?search=a'])
})

it('adds the entry of a link at once, keeps the page until the next one is loaded, and drops that at Back', async () => {
  const detail = holdScript('jobDetail')
  const about = holdScript('about')
  const { follow, back, seen, addresses } = open('/jobs')
  follow('/jobs/3')
  back()
  expect(seen()).toEqual(['/jobs', false, '/jobs'])
  follow('/about')
  expect(addresses()).toEqual(['/jobs', '/about'])
  await detail.load()
  expect(seen()).toEqual(['/jobs', true, '/about'])
  await about.load()
  expect(seen()).toEqual(['/about', false, '/about'])
})

it('replaces the entry of a pending page by that of the next link, also where a script fails', async () => {
  const { fail } = holdScript('home')
  const { follow, seen, location, addresses } = open('/jobs')
  follow('/')
  follow('/nowhere')
  await fail()
  expect(seen()).toEqual(['/nowhere', false, '/nowhere'])
  expect(location().state).toBe('/jobs')
  expect(addresses()).toEqual(['/jobs', '/nowhere'])
})

it('keeps typed text where a link whose script fails would lose it without a question, on iOS', async () => {
  Object.assign(globalThis, { CSS: { supports: () => true } })
  const stop = askBeforeLeaving()
  const { fail } = holdScript('home')
  const { follow, seen } = open('/nowhere')
  follow('/')
  await fail()
  expect(seen()).toEqual(['/', false, '/'])
  stop()
})

it.each([
  ['where a worker has it, a document', {}, ['/jobs', false, '/', '/']],
  ['else the page, which says so', null, ['/', false, '/']],
])('loads without a network for a link whose script fails, %s', async (_, controller, expected) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  watchHost(() => {})
  fireEvent.offline(window)
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller }, configurable: true })
  const { fail } = holdScript('home')
  const { follow, seen } = open('/jobs')
  follow('/')
  await fail()
  expect(seen()).toEqual(expected)
})

it('keeps the page at Back until the script is loaded, and loads a document where that fails', async () => {
  const { fail } = holdScript('home')
  const { follow, back, seen } = open('/?utm=x')
  follow('/nowhere')
  back()
  follow('/nowhere')
  back()
  expect(seen()).toEqual(['/nowhere', true, '/?utm=x'])
  await fail()
  expect(seen()).toEqual(['/nowhere', false, '/?utm=x', '/?utm=x'])
})
