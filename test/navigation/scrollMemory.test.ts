import { createScrollMemory } from '../../src/navigation/scrollMemory'
import { createAddress } from '../../src/url/address'
import { createFakeBrowser } from '../support/fakeBrowser'

const scrollBy = (pixels: number) => Object.assign(window, { scrollY: window.scrollY + pixels })

// A smooth scroll would not have arrived yet.
const scrollTo = ({ top, behavior }: ScrollToOptions) => {
  if (behavior === 'instant') Object.assign(window, { scrollY: top })
}

/** Opens a page with two equal links. The history is a fake, because jsdom's is asynchronous. */
function open(browser = createFakeBrowser('/jobs'), isHydrated = false) {
  document.body.innerHTML = '<main><h1>Title</h1><a href="/jobs/3">A</a><a href="/jobs/3">B</a></main>'
  const address = createAddress(browser.window())
  const { handleAddressChange, handlePageRendered } = createScrollMemory(address, isHydrated)
  address.listen(handleAddressChange)
  handlePageRendered()
  const [first, second] = document.querySelectorAll('a')
  for (const link of [first, second]) link?.addEventListener('click', (event) => event.preventDefault())
  return {
    ...browser,
    ...address,
    handlePageRendered,
    /** Follows a link to a page whose script is loaded. */
    follow: (path: string) => {
      address.navigate(path)
      handlePageRendered()
    },
    goBack: () => {
      browser.back()
      handlePageRendered()
    },
    first,
    second,
    heading: document.querySelector('h1'),
  }
}

beforeEach(() => Object.assign(window, { scrollY: 0, scrollTo }))

afterEach(() => sessionStorage.clear())

it.each([
  ['renders from scratch', false, 0, 700],
  ['renders from scratch, over a scroll before the app', false, 900, 900],
  ['is hydrated, which leaves that to the browser', true, 0, 0],
])('restores focus and scroll in a new document whose page %s', (_, isHydrated, atStart, expected) => {
  const { first, ...browser } = open()
  scrollBy(700)
  first?.click()
  expect(window.history.scrollRestoration).toBe('manual')
  window.dispatchEvent(new Event('pagehide'))
  expect(window.history.scrollRestoration).toBe('auto')
  window.dispatchEvent(new Event('pageshow'))
  expect(window.history.scrollRestoration).toBe('manual')
  scrollBy(atStart - 700)
  browser.reload()
  expect(open(browser, isHydrated).first).toHaveFocus()
  expect(window.scrollY).toBe(expected)
})

it('U22: keeps the scroll position while the query changes, and restores that of each entry', () => {
  const { writeSearch, follow, goBack } = open()
  scrollBy(700)
  writeSearch('?search=a', 'replace')
  writeSearch('?search=a&page=2', 'push')
  expect(window.scrollY).toBe(700)
  scrollBy(100)
  follow('/about')
  goBack()
  expect(window.scrollY).toBe(800)
  goBack()
  expect(window.scrollY).toBe(700)
})

it('gives the focus back to the link that led away, among equal ones, also after a link to the same address', () => {
  const { follow, goBack, second, first } = open()
  follow('/jobs')
  second?.click()
  // Opens a tab.
  first?.dispatchEvent(new MouseEvent('click', { ctrlKey: true, bubbles: true }))
  follow('/about')
  goBack()
  expect(second).toHaveFocus()
})

it('gives the focus to no other link where the menu that led away has closed', () => {
  const { follow, goBack, first, heading } = open()
  const menu = document.createElement('nav')
  menu.setAttribute('role', 'dialog')
  first?.before(menu)
  menu.append(first ?? '')
  first?.click()
  follow('/about')
  menu.remove()
  goBack()
  expect(heading).toHaveFocus()
})

it('leaves the scroll position of a typed fragment to the browser', () => {
  const { visit, handlePageRendered } = open()
  visit('#results')
  scrollBy(300)
  handlePageRendered()
  expect(window.scrollY).toBe(300)
})

it('leaves a page alone at Back while another is loading', () => {
  const { navigate, goBack } = open()
  navigate('/about')
  scrollBy(300)
  goBack()
  expect(window.scrollY).toBe(300)
})

it('opens a page at the top, with its title focused, at a link to it and where Back shows it first', () => {
  const { navigate, follow, goBack, second, heading } = open()
  scrollBy(700)
  navigate('/about')
  follow('/contact')
  scrollBy(100)
  second?.focus()
  goBack()
  expect(window.scrollY).toBe(0)
  expect(heading).toHaveFocus()
  goBack()
  expect(window.scrollY).toBe(700)
  follow('/jobs')
  expect(window.scrollY).toBe(0)
})

it.each([
  '{"banana":[',
  '[["KEY",{"scrollY":{},"link":7}]]',
  '[["KEY",{"scrollY":1e99,"link":{"href":"/","nth":-5}}]]',
])('accepts %s in the storage', (content) => {
  const browser = createFakeBrowser('/jobs')
  const { key } = createAddress(browser.window()).entry()
  sessionStorage.setItem('scroll-memory', content.replaceAll('KEY', key))
  expect(() => open(browser)).not.toThrow()
})

it.each(['hides', 'removes'])('moves the focus to the title where Back %s the focused element', (change) => {
  const { follow, back, handlePageRendered, second, heading } = open()
  follow('/jobs?page=2')
  second?.focus()
  back()
  if (change === 'hides') second?.setAttribute('hidden', '')
  else second?.remove()
  handlePageRendered()
  expect(heading).toHaveFocus()
})
