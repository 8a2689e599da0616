import { openSiteAt } from '../support/openSite'
import { locationToggled, pageChanged, searchChanged } from '../../src/store/jobsQuerySlice'
import { EMPTY_QUERY } from '../../src/domain/queryParameters'

it('U25: puts an address into its canonical form, adding no entry and no action', () => {
  const { site, addresses } = openSiteAt('/jobs?page=1&location=INDIA&location=usa&utm=x')
  expect(addresses()).toEqual(['/jobs?location=usa&location=india&utm=x'])
  expect(site.query()).toEqual({ ...EMPTY_QUERY, search: '', locations: ['usa', 'india'], page: 1 })
  expect(site.devTools.log()).toEqual([])
})

it('U25: knows the query before anything is drawn', () => {
  const { site } = openSiteAt('/jobs?search=cloud+architect')
  expect(site.cards()).toHaveLength(1)
})

it('drops a question mark that asks for nothing', () => {
  expect(openSiteAt('/jobs?').addresses()).toEqual(['/jobs'])
})

it('U26: a link with a query asks for exactly that', () => {
  const { site, addresses } = openSiteAt('/jobs?search=x&page=2')
  site.follow('/jobs?location=canada')
  expect(site.query()).toEqual({ ...EMPTY_QUERY, search: '', locations: ['canada'], page: 1 })
  expect(addresses()).toEqual(['/jobs?search=x&page=2', '/jobs?location=canada'])
  expect(site.devTools.log()).toEqual(['jobsQuery/restoredFromUrl'])
})

it('U26: Careers clears a filtered list, and Back restores the filter', () => {
  const { site, browser } = openSiteAt('/jobs?location=india')
  site.follow('/jobs')
  expect(site.query().locations).toEqual([])
  browser.back()
  expect(site.query().locations).toEqual(['india'])
  expect(browser.history.entryCount()).toBe(2)
})

it('U27: Careers on the plain list adds no entry and no action', () => {
  const { site, entryCount } = openSiteAt('/jobs')
  site.follow('/jobs')
  expect(entryCount()).toBe(1)
  expect(site.devTools.log()).toEqual([])
})

it('U29: a key pressed between Back and its arrival goes to the entry that is left, and the list obeys the address', () => {
  const { site, browser, addresses } = openSiteAt('/jobs')
  site.dispatch(locationToggled('usa'))
  browser.pressBack()
  site.dispatch(searchChanged('a'))
  browser.arrive()
  expect(addresses()).toEqual(['/jobs', '/jobs?search=a&location=usa'])
  expect(browser.address()).toBe('/jobs')
  expect(site.query()).toEqual(EMPTY_QUERY)
})

it.each(['/jobs/', '/JOBS', '/Jobs/'])(
  'U31: mirrors at %s as at /jobs and leaves the path as it was typed',
  (path) => {
    const { site, addresses } = openSiteAt(`${path}?page=02&location=USA`)
    site.dispatch(searchChanged('a'))
    site.dispatch(pageChanged(2))
    expect(addresses()).toEqual([`${path}?search=a&location=usa`, `${path}?search=a&location=usa&page=2`])
  },
)

it.each([
  '/',
  '/?location=usa',
  '/about?page=2',
  '/jobs/1?search=x',
  '/contact?search=%20',
  '/jobsx?search=a',
  '/about?',
])('U31: never touches the address %s, whatever happens to the state', (path) => {
  const { site, addresses } = openSiteAt(path)
  expect(site.query()).toEqual(EMPTY_QUERY)
  site.dispatch(searchChanged('a'))
  site.dispatch(locationToggled('usa'))
  expect(addresses()).toEqual([path])
})
