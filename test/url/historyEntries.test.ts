/** @jest-environment node */
import { createAddress, type AddressCause } from '../../src/url/address'
import { createFakeBrowser, type FakeBrowser } from '../support/fakeBrowser'

function open(browser: FakeBrowser) {
  const address = createAddress(browser.window())
  const heard: [AddressCause, string][] = []
  address.listen(({ cause, to }) => heard.push([cause, to.pathname + to.search + to.hash]))
  return { ...address, heard }
}

it('gives each entry a key that outlives Back, a replace and a reload', () => {
  const browser = createFakeBrowser('/jobs')
  const { navigator, entry, writeSearch } = open(browser)
  const { key } = entry()
  writeSearch('?search=a', 'replace')
  expect(entry().key).toBe(key)
  navigator.push('/about')
  expect(entry().key).not.toBe(key)
  browser.back()
  expect(entry().key).toBe(key)
  browser.reload()
  expect(open(browser).entry().key).toBe(key)
})

it('keeps the way back over a reload', () => {
  const browser = createFakeBrowser('/jobs?search=a')
  open(browser).navigator.push('/jobs/3')
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

it.each(['throwing', 'silent'] as const)('shows a page at once whose entry is pending (%s)', (style) => {
  const browser = createFakeBrowser('/jobs')
  const { navigator, entry } = open(browser)
  browser.history.refuse(style)
  navigator.push('/jobs/3')
  expect(entry().pathname).toBe('/jobs/3')
  browser.history.allow()
  browser.wait(500)
  expect(browser.history.addresses()).toEqual(['/jobs', '/jobs/3'])
  expect(browser.history.state()).toMatchObject({ key: entry().key, from: '/jobs' })
})
