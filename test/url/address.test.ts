/** @jest-environment node */
import { createAddress, type AddressCause } from '../../src/url/address'
import { createFakeBrowser, type FakeBrowser } from '../support/fakeBrowser'

function open(browser: FakeBrowser) {
  const address = createAddress(browser.window())
  const heard: [AddressCause, string][] = []
  address.listen(({ cause, to }) => heard.push([cause, to.pathname + to.search + to.hash]))
  return { ...address, heard }
}

it.each([
  '/',
  '/jobs/1?search=x',
  '/about?page=2',
  '/?location=usa',
  '/about?a=%20+%zz&&b',
  '/contact?q=\'"',
  '/about?',
  '/about#',
  '/about?#',
  '//evil.example/jobs?a',
  '/%E0%A4%A',
  '/jobs/%2F',
  '/a/./b//c',
])('U31: opens %s without changing a byte of it or adding an entry', (path) => {
  const browser = createFakeBrowser(path)
  const [before] = browser.history.addresses()
  open(browser)
  expect(browser.history.addresses()).toEqual([before])
})

it('says where the page is', () => {
  const { entry } = open(createFakeBrowser('/jobs?search=a#top'))
  expect(entry()).toMatchObject({ pathname: '/jobs', search: '?search=a', hash: '#top', from: null })
})

it('goes to a link by a new entry, which knows where the visitor came from', () => {
  const browser = createFakeBrowser('/jobs?search=a')
  const { navigate, entry, heard } = open(browser)
  navigate({ pathname: '/jobs/3', search: '', hash: '' })
  expect(browser.history.addresses()).toEqual(['/jobs?search=a', '/jobs/3'])
  expect(entry()).toMatchObject({ pathname: '/jobs/3', from: '/jobs?search=a' })
  expect(heard).toEqual([['link', '/jobs/3']])
})

it('pushes a link to the same path with another query, though the router calls it a replace', () => {
  const browser = createFakeBrowser('/jobs?search=a')
  open(browser).navigate('/jobs')
  expect(browser.history.addresses()).toEqual(['/jobs?search=a', '/jobs'])
})

it('never leaves the site by a path that looks like another host', () => {
  const browser = createFakeBrowser('//evil.example')
  open(browser).writeSearch('?search=a', 'replace')
  expect(browser.history.location().href).toBe('https://careers.example//evil.example?search=a')
})

it('gives each entry a key that outlives Back, a replace and a reload', () => {
  const browser = createFakeBrowser('/jobs')
  const { navigate, entry, writeSearch } = open(browser)
  const { key } = entry()
  writeSearch('?search=a', 'replace')
  expect(entry().key).toBe(key)
  navigate('/about')
  expect(entry().key).not.toBe(key)
  browser.back()
  expect(entry().key).toBe(key)
  browser.reload()
  expect(open(browser).entry().key).toBe(key)
})

it('keeps the way back over a reload', () => {
  const browser = createFakeBrowser('/jobs?search=a')
  open(browser).navigate('/jobs/3')
  browser.reload()
  expect(open(browser).entry().from).toBe('/jobs?search=a')
})

it('U21: keeps the path and the fragment when the query changes', () => {
  const browser = createFakeBrowser('/JOBS/?search=a#top')
  const { writeSearch } = open(browser)
  writeSearch('?search=b', 'replace')
  writeSearch('', 'push')
  expect(browser.history.addresses()).toEqual(['/JOBS/?search=b#top', '/JOBS/#top'])
})

it('hears of a fragment that the browser added, and names its entry', () => {
  const browser = createFakeBrowser('/jobs')
  const { heard, entry } = open(browser)
  browser.followFragment('#top')
  expect(heard).toEqual([['pop', '/jobs#top']])
  expect(browser.history.state()).toMatchObject({ key: entry().key })
})

it('U30: reads the address again when the page comes back from the cache, adding no entry', () => {
  const browser = createFakeBrowser('/jobs')
  const { heard } = open(browser)
  browser.leave()
  browser.comeBackFromCache()
  expect(heard).toEqual([['pop', '/jobs']])
  expect(browser.history.entryCount()).toBe(1)
})

it('does not mind an entry that somebody else wrote', () => {
  const browser = createFakeBrowser('/jobs')
  browser.history.replaceState({ key: 7, from: {} }, '', '/jobs')
  expect(open(browser).entry()).toMatchObject({ key: expect.any(String), from: null })
})
