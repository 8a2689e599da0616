/** @jest-environment node */
import { createAddress, type AddressCause } from '../../src/url/address'
import { createFakeBrowser, type FakeBrowser } from '../support/fakeBrowser'

function openAddress(browser: FakeBrowser) {
  const address = createAddress(browser.window())
  const heard: [AddressCause, string][] = []
  address.listen(({ cause, to }) => heard.push([cause, to.pathname + to.search + to.hash]))
  return { ...address, heard }
}

function openAt(path: string) {
  const browser = createFakeBrowser(path)
  return { browser, ...browser, ...openAddress(browser) }
}

it('adds an entry for a link, which remembers the address that it led from, or another one', () => {
  const { navigate, turn, entry, addresses, heard } = openAt('/jobs?search=a')
  expect(entry()).toMatchObject({ pathname: '/jobs', search: '?search=a', hash: '', from: null })
  navigate('/jobs/3?x=1#top')
  navigate('#end')
  // The browser encodes it.
  navigate('/jobs/ä', 'push', '/jobs?search=a')
  expect(entry().from).toBe('/jobs?search=a')
  turn()
  expect(addresses()).toEqual(['/jobs?search=a', '/jobs/3?x=1#top', '/jobs/3#end', '/jobs/%C3%A4'])
  expect(heard).toEqual([
    ['link', '/jobs/3?x=1#top'],
    ['link', '/jobs/3#end'],
    ['link', '/jobs/ä'],
  ])
})

it('writes the address of a document that was opened with a name and a password', () => {
  const browser = createFakeBrowser('//jobs', 'https://name:word@careers.example')
  openAddress(browser).writeSearch('?search=a', 'push')
  expect(browser.addresses()).toEqual(['//jobs', '//jobs?search=a'])
})

it.each([
  ['adds a parameter to the address', '&program=1', (state: unknown) => state],
  ['replaces the state', '', () => ({})],
])('adds one entry where another program %s of each', (_, parameter, stateOf) => {
  const { writeSearch, window, wait, addresses } = openAt('/jobs')
  const { history } = window()
  for (const write of ['pushState', 'replaceState'] as const) {
    const original = history[write]
    history[write] = (state, unused, url) => original(stateOf(state), unused, `${String(url)}${parameter}`)
  }
  writeSearch('?location=usa', 'push')
  wait(6000)
  writeSearch('?location=usa&search=a', 'replace')
  wait(6000)
  expect(addresses()).toEqual(['/jobs', `/jobs?location=usa&search=a${parameter}`])
  expect(jest.getTimerCount()).toBe(0)
})

it('U32: keeps the way back to the list after a reload and at a typed fragment, whose entry gets a key', () => {
  const { browser, navigate, visit, reload, window } = openAt('/jobs?search=a')
  navigate('/jobs/3')
  reload()
  const { entry, heard } = openAddress(browser)
  expect(entry().from).toBe('/jobs?search=a')
  visit('#description')
  expect(heard).toEqual([['pop', '/jobs/3#description']])
  expect(window().history.state).toMatchObject({ key: entry().key })
  expect(entry()).toMatchObject({ hash: '#description', from: '/jobs?search=a' })
  visit('/contact')
  expect(entry().from).toBeNull()
})

it.each([
  ['https://careers.example/jobs?search=a', '/jobs?search=a'],
  ['https://careers.example.evil.example/jobs', null],
])('U32: takes the way back from %s for a link followed as a document in its tab', (referrer, from) => {
  const browser = createFakeBrowser('/jobs/3')
  Object.assign(browser.window().document, { referrer })
  expect(openAddress(browser).entry().from).toBeNull()
  browser.visit('/jobs/7')
  browser.reload()
  Object.assign(browser.window().document, { referrer })
  browser.window().history.replaceState(null, '')
  expect(openAddress(browser).entry().from).toBe(from)
})

it('U30: reads the address again when the page comes from the back/forward cache', () => {
  const { showPage, leave, heard, addresses } = openAt('/jobs')
  showPage(false)
  expect(heard).toEqual([])
  leave()
  showPage(true)
  expect(heard).toEqual([['pop', '/jobs']])
  expect(addresses()).toHaveLength(1)
})

it('accepts an entry that another script wrote', () => {
  const browser = createFakeBrowser('/jobs')
  browser.window().history.replaceState({ key: 7, from: {} }, '', '/jobs')
  expect(openAddress(browser).entry()).toMatchObject({ key: expect.any(String), from: null })
})
