import { createScrollMemory } from '../../src/navigation/scrollMemory'
import { createAddress } from '../../src/url/address'
import { createFakeBrowser } from '../support/fakeBrowser'

const STORAGE_KEY = 'scroll-memory'
const TO_TOP = { top: 0, behavior: 'instant' }
const BACK_DOWN = { top: 700, behavior: 'instant' }

let opened = new AbortController()

/** Opens a page with two equal links, scrolled down by 700 px. The history is a fake, because jsdom's is asynchronous. */
function open(browser = createFakeBrowser('/jobs')) {
  document.body.innerHTML =
    '<main><h1 tabindex="-1">Title</h1><a href="/jobs/3">A</a><a href="/jobs/3">B</a></main>'
  jest.replaceProperty(window, 'scrollY', 700)
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {})
  opened = new AbortController()
  const address = createAddress(browser.window())
  const { settle } = createScrollMemory(window, address, { signal: opened.signal })
  settle()
  return {
    ...browser,
    ...address,
    settle,
    links: [...document.querySelectorAll('a')],
    heading: document.querySelector('h1'),
    /** The scrolls since the last call. */
    scrolls: () => scrollTo.mock.calls.splice(0).flat(),
  }
}

function leaveDocument(): void {
  window.dispatchEvent(new Event('pagehide'))
  opened.abort()
}

afterEach(() => {
  opened.abort()
  sessionStorage.clear()
})

it('opens the page of a link at the top, with its title focused', () => {
  const { navigate, settle, scrolls, heading } = open()
  navigate('/jobs/3')
  settle()
  expect(scrolls()).toEqual([TO_TOP])
  expect(heading).toHaveFocus()
})

it('restores at Back the scroll position, and the focus on the followed link of two equal ones', () => {
  const { navigate, back, settle, scrolls, links } = open()
  links[1]?.addEventListener('click', (event) => event.preventDefault())
  links[1]?.click()
  navigate('/jobs/3')
  settle()
  back()
  settle()
  expect(scrolls()).toEqual([TO_TOP, BACK_DOWN])
  expect(links[1]).toHaveFocus()
})

it('restores the scroll position in a new document', () => {
  const { scrolls, ...browser } = open()
  expect([scrolls(), window.history.scrollRestoration]).toEqual([[], 'manual'])
  leaveDocument()
  expect(window.history.scrollRestoration).toBe('auto')
  browser.reload()
  expect(open(browser).scrolls()).toEqual([BACK_DOWN])
})

it('keeps the scroll position while the query changes, and restores it for the entry that was left', () => {
  const { writeSearch, back, settle, scrolls } = open()
  writeSearch('?page=2', 'push')
  settle()
  expect(scrolls()).toEqual([])
  back()
  settle()
  expect(scrolls()).toEqual([BACK_DOWN])
})

it('leaves the scroll position of a typed fragment to the browser', () => {
  const { visit, settle, scrolls } = open()
  visit('#results')
  settle()
  expect(scrolls()).toEqual([])
})

it('opens a page that was not seen yet at the top, with its title focused, at Back, too', () => {
  const browser = createFakeBrowser('/about')
  createAddress(browser.window()).navigate('/jobs')
  const { back, settle, scrolls, heading } = open(browser)
  back()
  settle()
  expect(scrolls()).toEqual([TO_TOP])
  expect(heading).toHaveFocus()
})

it('remembers nothing for an entry whose page was left before it was shown', () => {
  const { navigate, back, settle, scrolls } = open()
  navigate('/about')
  navigate('/contact')
  settle()
  back()
  settle()
  back()
  settle()
  expect(scrolls()).toEqual([TO_TOP, TO_TOP, BACK_DOWN])
})

it('remembers the last 100 entries', () => {
  const { navigate, settle, entry } = open()
  for (let visit = 0; visit < 500; visit += 1) {
    navigate(`/jobs/${visit}`)
    settle()
  }
  leaveDocument()
  const stored: unknown[] = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '')
  expect(stored).toHaveLength(100)
  expect(stored.at(-1)).toEqual([entry().key, { scrollY: 700, link: null }])
})

it.each([
  ['{"banana":[', () => '{"banana":['],
  ['an object', () => '{}'],
  ['a list of other values', () => JSON.stringify([null, 7, 'x', []])],
  ['incomplete rows', (key: string) => JSON.stringify([[key, null], [key], [key, { scrollY: 1 }]])],
  ['other types', (key: string) => JSON.stringify([[key, { scrollY: {}, link: 7 }]])],
  [
    'a missing link',
    (key: string) => JSON.stringify([[key, { scrollY: 1e99, link: { href: '/', nth: -5 } }]]),
  ],
])('accepts %s in the storage', (_, content) => {
  const browser = createFakeBrowser('/jobs')
  sessionStorage.setItem(STORAGE_KEY, content(createAddress(browser.window()).entry().key))
  expect(() => open(browser)).not.toThrow()
})
