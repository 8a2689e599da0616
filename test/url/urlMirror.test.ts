import { openSiteAt } from '../support/openSite'
import { ActionCreators } from '@redux-devtools/instrument'
import {
  cleared,
  locationToggled,
  pageChanged,
  restoredFromUrl,
  searchChanged,
} from '../../src/store/jobsQuerySlice'
import { drawerOpened } from '../../src/store/uiSlice'
import { EMPTY_QUERY } from '../../src/domain/queryParameters'

it('U17: types into the entry that stands, so that one Back leaves the page before the typing', () => {
  const { site, browser, addresses, query } = { ...openSiteAt('/about'), query: () => site.query() }
  site.follow('/jobs')
  for (const text of ['d', 'da', 'dat', 'data']) site.dispatch(searchChanged(text))
  expect(addresses()).toEqual(['/about', '/jobs?search=data'])
  browser.back()
  expect(browser.address()).toBe('/about')
  expect(query().search).toBe('data')
})

it('U18: gives each location and page an entry, and one Back undoes one of them', () => {
  const { site, browser, addresses } = openSiteAt('/jobs')
  site.dispatch(locationToggled('usa'))
  site.dispatch(locationToggled('canada'))
  site.dispatch(pageChanged(2))
  expect(addresses()).toEqual([
    '/jobs',
    '/jobs?location=usa',
    '/jobs?location=usa&location=canada',
    '/jobs?location=usa&location=canada&page=2',
  ])
  browser.back()
  expect(site.query()).toEqual({ ...EMPTY_QUERY, search: '', locations: ['usa', 'canada'], page: 1 })
  browser.back()
  expect(site.query().locations).toEqual(['usa'])
  browser.back()
  expect(site.query().locations).toEqual([])
})

it('gives Clear one entry, and Back brings the query back', () => {
  const { site, browser, addresses } = openSiteAt('/jobs?search=a&location=usa&page=2&utm_source=x')
  site.dispatch(cleared())
  expect(addresses()).toEqual(['/jobs?search=a&location=usa&page=2&utm_source=x', '/jobs?utm_source=x'])
  browser.back()
  expect(site.query()).toEqual({ ...EMPTY_QUERY, search: 'a', locations: ['usa'], page: 2 })
})

it('U19: writes both of two changes in one tick, one entry for each that pushes', () => {
  const { site, addresses } = openSiteAt('/jobs')
  site.dispatch(locationToggled('india'))
  site.dispatch(searchChanged('a'))
  site.dispatch(pageChanged(2))
  expect(addresses()).toEqual([
    '/jobs',
    '/jobs?search=a&location=india',
    '/jobs?search=a&location=india&page=2',
  ])
})

it('U20: writes nothing that the address already says', () => {
  const { site, attempts, browser } = openSiteAt('/jobs?search=a&location=usa&page=2')
  const before = attempts()
  site.dispatch(searchChanged('a'))
  site.dispatch(pageChanged(2))
  site.dispatch(drawerOpened())
  site.dispatch(restoredFromUrl({ ...EMPTY_QUERY, search: 'a', locations: ['usa'], page: 2 }))
  site.follow('/jobs?search=a&location=usa&page=2')
  expect(attempts()).toBe(before)
  expect(browser.history.entryCount()).toBe(1)
})

it('U20: gives a location toggled there and back in one tick two entries, because each writes at once', () => {
  const { site, addresses } = openSiteAt('/jobs')
  site.dispatch(locationToggled('usa'))
  site.dispatch(locationToggled('usa'))
  expect(addresses()).toEqual(['/jobs', '/jobs?location=usa', '/jobs'])
})

it('U24: writes a pasted megabyte once', () => {
  const { site, attempts, browser } = openSiteAt('/jobs')
  const before = attempts()
  site.dispatch(searchChanged('x'.repeat(2 ** 20)))
  expect(attempts()).toBe(before + 1)
  expect(browser.address()).toHaveLength('/jobs?search='.length + 2 ** 20)
})

it('U40: logs one click as one action, without an echo', () => {
  const { site, browser } = openSiteAt('/jobs')
  site.dispatch(locationToggled('usa'))
  expect(site.devTools.log()).toEqual(['jobsQuery/locationToggled'])
  browser.back()
  expect(site.devTools.log()).toEqual(['jobsQuery/locationToggled', 'jobsQuery/restoredFromUrl'])
})

it('takes for a push only what its own action caused, even where a listener fails', () => {
  const { site, addresses } = openSiteAt('/jobs')
  const stop = site.store.subscribe(() => {
    throw new Error('A listener fails')
  })
  expect(() => site.dispatch(locationToggled('usa'))).toThrow('A listener fails')
  stop()
  site.devTools.send(ActionCreators.jumpToState(0))
  expect(addresses()).toEqual(['/jobs', '/jobs'])
})
