import { createScrollMemory } from '../../src/navigation/scrollMemory'
import { createAddress } from '../../src/url/address'

const STORED = 'scroll-memory'

function open(rows?: (key: string) => unknown) {
  const scrolledTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {})
  const address = createAddress(window)
  if (rows) sessionStorage.setItem(STORED, JSON.stringify(rows(address.entry().key)))
  return { address, scrolledTo, ...createScrollMemory(window, address) }
}

beforeEach(() => {
  sessionStorage.clear()
  window.history.replaceState(null, '', '/jobs')
})

it('restores where an entry was scrolled to, over a reload', () => {
  const { settle, scrolledTo } = open((key) => [[key, { scrollY: 700, link: null }]])
  settle()
  expect(scrolledTo).toHaveBeenCalledWith({ top: 700, behavior: 'instant' })
})

it.each([
  ['no list', () => ({ a: 1 })],
  ['a list of nothing', () => [null, 7, 'x', []]],
  ['rows of nothing', (key: string) => [[key, null], [key], [key, { scrollY: 1 }]]],
  ['positions and links of another kind', (key: string) => [[key, { scrollY: {}, link: 7 }]]],
  ['a link that is not there', (key: string) => [[key, { scrollY: 1e99, link: { href: '/', nth: -5 } }]]],
])('does not mind %s in storage', (_, rows) => {
  const { settle } = open(rows)
  expect(settle).not.toThrow()
})

it('does not mind text in storage that nothing can read', () => {
  sessionStorage.setItem(STORED, '{"banana":[')
  expect(open().settle).not.toThrow()
})

it('remembers the last 100 entries, however long the visit', () => {
  const { address } = open()
  for (let visit = 0; visit < 500; visit += 1) address.navigator.push(`/jobs/${visit}`)
  window.dispatchEvent(new Event('pagehide'))
  const stored: unknown[] = JSON.parse(sessionStorage.getItem(STORED) ?? '')
  expect(stored).toHaveLength(100)
  expect(stored.at(-1)).toEqual([address.entry().key, { scrollY: 0, link: null }])
})

it('moves the focus to the title where Back hides the focused element', () => {
  document.body.innerHTML = '<main><h1 tabindex="-1">Open Positions</h1><button>Clear filters</button></main>'
  const { settle } = open()
  const button = document.querySelector('button')
  button?.focus()
  window.dispatchEvent(new PopStateEvent('popstate'))
  button?.setAttribute('hidden', '')
  settle()
  expect(document.querySelector('h1')).toHaveFocus()
})
