import { removeStaleHead } from '../../src/navigation/removeStaleHead'
import { pageHead } from '../../src/site/seo/pageHead'
import { createAddress } from '../../src/url/address'
import { catalog } from '../support/catalog'
import { createFakeBrowser } from '../support/fakeBrowser'

function openDetail() {
  const origin = 'https://larkfield.example'
  const site = { jobs: catalog, origin, policy: 'first', today: '2026-12-01' } as const
  const page = new DOMParser().parseFromString(`<head>${pageHead('/jobs/1', 'Title', site)}`, 'text/html')
  const browser = createFakeBrowser('/jobs/1')
  const address = createAddress(browser.window())
  removeStaleHead(address, page)
  return { ...browser, ...address, head: () => page.head.innerHTML }
}

it('removes the head tags of the loaded page when another page is shown, for good', () => {
  const { navigate, back, head } = openDetail()
  expect(head()).toMatch(/description.*canonical.*og:title.*JobPosting/)
  navigate('/about')
  back()
  // These are the same on every page.
  expect(head()).toBe(
    '<meta name="twitter:card" content="summary_large_image"><link rel="alternate" type="application/atom+xml" title="Open positions at Larkfield" href="/positions.atom">',
  )
})

it('keeps the head tags while the page stays the same', () => {
  const { writeSearch, back, visit, head } = openDetail()
  const before = head()
  writeSearch('?search=data', 'push')
  back()
  visit('#description')
  expect(head()).toBe(before)
})
