import { removeStaleHead } from '../../src/navigation/removeStaleHead'
import { pageHead } from '../../src/site/seo/pageHead'
import { createAddress } from '../../src/url/address'
import { createFakeBrowser } from '../support/fakeBrowser'

/** A detail's prerendered page, hydrated. */
function arrive() {
  const site = { origin: 'https://larkfield.example', policy: 'first', today: '2026-12-01' } as const
  const page = new DOMParser().parseFromString(`<head>${pageHead('/jobs/1', 'Title', site)}`, 'text/html')
  const browser = createFakeBrowser('/jobs/1')
  const address = createAddress(browser.window())
  removeStaleHead(address, page)
  return { browser, address, left: () => page.head.innerHTML }
}

it('takes what the file says of its page away when another page is gone to', () => {
  const { address, left } = arrive()
  expect(left()).toMatch(/description.*canonical.*og:title.*JobPosting/)
  address.navigate('/about')
  // What holds for the whole site stays.
  expect(left()).toBe(
    '<meta name="twitter:card" content="summary_large_image"><link rel="alternate" type="application/atom+xml" title="Open positions at Larkfield" href="/positions.atom">',
  )
})

it('keeps it while the page is the same, whatever is asked for', () => {
  const { address, browser, left } = arrive()
  const before = left()
  address.writeSearch('?search=data', 'push')
  browser.back()
  browser.followFragment('#description')
  expect(left()).toBe(before)
})

it('keeps it away when the page is come back to', () => {
  const { address, browser, left } = arrive()
  address.navigate('/about')
  browser.back()
  expect(left()).not.toMatch(/canonical/)
})
