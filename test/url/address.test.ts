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
  const { navigator, entry, heard } = open(browser)
  navigator.push({ pathname: '/jobs/3', search: '', hash: '' })
  expect(browser.history.addresses()).toEqual(['/jobs?search=a', '/jobs/3'])
  expect(entry()).toMatchObject({ pathname: '/jobs/3', from: '/jobs?search=a' })
  expect(heard).toEqual([['link', '/jobs/3']])
})

it('adds no entry for a link to where the page is, even where the router calls it a replace', () => {
  const browser = createFakeBrowser('/jobs?search=a')
  const { navigator, heard } = open(browser)
  navigator.replace('/jobs?search=a')
  expect(browser.history.entryCount()).toBe(1)
  expect(heard).toEqual([['link', '/jobs?search=a']])
})

it('pushes a link to the same path with another query, though the router calls it a replace', () => {
  const browser = createFakeBrowser('/jobs?search=a')
  open(browser).navigator.replace('/jobs')
  expect(browser.history.addresses()).toEqual(['/jobs?search=a', '/jobs'])
})

it('never leaves the site by a path that looks like another host', () => {
  const browser = createFakeBrowser('//evil.example')
  open(browser).writeSearch('?search=a', 'replace')
  expect(browser.history.location().href).toBe('https://careers.example//evil.example?search=a')
})

it('follows Back and Forward', () => {
  const browser = createFakeBrowser('/')
  const { navigator, heard, entry } = open(browser)
  navigator.push('/about')
  browser.back()
  expect(entry().pathname).toBe('/')
  browser.forward()
  expect(heard).toEqual([
    ['link', '/about'],
    ['pop', '/'],
    ['pop', '/about'],
  ])
})
