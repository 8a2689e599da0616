import { mirrorHead } from '../../src/navigation/mirrorHead'
import { pageHead } from '../../src/site/seo/pageHead'
import { createAddress } from '../../src/url/address'
import { catalog } from '../support/catalog'
import { createFakeBrowser } from '../support/fakeBrowser'

const ORIGIN = 'https://larkfield.example'

const named = () => [
  ...Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=canonical]'), ({ href }) => href),
  ...Array.from(document.querySelectorAll('[property="og:url"]'), (card) => card.getAttribute('content')),
]

const head = () => document.head.innerHTML

function open(path: string, origin: string, tags = '') {
  document.head.innerHTML = tags
  const browser = createFakeBrowser(path)
  const address = createAddress(browser.window())
  mirrorHead(address, origin)
  return { ...browser, ...address }
}

function openDetail() {
  const site = { jobs: catalog, origin: ORIGIN, policy: 'first', today: '2026-12-01' } as const
  return open('/jobs/1', ORIGIN, pageHead('/jobs/1', 'Title', site))
}

it.each([ORIGIN, `${ORIGIN}/`])(
  'names the address of the list in its canonical form, with the origin %s',
  (origin) => {
    const { writeSearch, navigate } = open('/JOBS?utm_source=x&location=USA&search=data', origin)
    expect(named()).toEqual(Array(2).fill(`${ORIGIN}/jobs?search=data&location=usa`))
    writeSearch('?page=2', 'push')
    expect(named()).toEqual(Array(2).fill(`${ORIGIN}/jobs?page=2`))
    navigate('/about')
    expect(named()).toEqual([])
    navigate('/jobs')
    expect(named()).toEqual(Array(2).fill(`${ORIGIN}/jobs`))
  },
)

it('invents no origin', () => {
  open('/jobs?search=data', '')
  expect(named()).toEqual([])
})

it('removes the head tags of the loaded page when another page is shown, for good', () => {
  const { navigate, back } = openDetail()
  expect(head()).toMatch(/description.*canonical.*og:title.*JobPosting/)
  navigate('/about')
  back()
  // These are the same on every page.
  expect(head()).toBe(
    '<meta name="twitter:card" content="summary_large_image"><link rel="alternate" type="application/atom+xml" title="Open positions at Larkfield" href="/positions.atom">',
  )
})

it('keeps the head tags while the page stays the same', () => {
  const { writeSearch, back, visit } = openDetail()
  const before = head()
  writeSearch('?search=data', 'push')
  back()
  visit('#description')
  expect(head()).toBe(before)
})
