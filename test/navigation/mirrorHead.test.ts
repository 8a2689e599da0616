import { mirrorHead } from '../../src/navigation/mirrorHead'
import { pageHead } from '../../src/site/seo/pageHead'
import { locationToggled, searchChanged } from '../../src/store/jobsQuerySlice'
import { catalog } from '../support/catalog'
import { openSiteAt } from '../support/openSite'

const ORIGIN = 'https://larkfield.example'

const named = () =>
  Array.from(document.querySelectorAll('link[rel=canonical]'), (link) => link.getAttribute('href'))

const shared = () => document.querySelector('[property="og:url"]')?.getAttribute('content')

const feedOfPage = () => document.querySelector('link[rel=alternate]')?.getAttribute('href')

const head = () => document.head.innerHTML

const isLeftOut = () => document.querySelector('[name=robots][content=noindex]') !== null

function open(path: string, origin: string, tags = '') {
  document.head.innerHTML = tags
  const site = openSiteAt(path)
  site.listen(mirrorHead(site.store, site, origin))
  return site
}

function openDetail() {
  const site = { jobs: catalog, origin: ORIGIN, policy: 'first', today: '2026-12-01' } as const
  const detail = { page: 'jobDetail', path: '/jobs/1', file: 'jobs/1.html', job: catalog[0] } as const
  // The 404 file has a robots tag.
  return open('/jobs/1', ORIGIN, `<meta name="robots">${pageHead(detail, 'Title', site)}`)
}

it.each([ORIGIN, `${ORIGIN}/`])('names the canonical address of the list, with the origin %s', (origin) => {
  const { writeSearch, navigate } = open('/JOBS?utm_source=x&location=USA&search=data', origin)
  expect(named()).toEqual([`${ORIGIN}/jobs?search=data&location=usa`])
  writeSearch('?page=2', 'push')
  expect([...named(), shared()]).toEqual([`${ORIGIN}/jobs?page=2`, `${ORIGIN}/jobs?page=2`])
  navigate('/about')
  expect(named()).toEqual([])
  navigate('/jobs')
  expect(named()).toEqual([`${ORIGIN}/jobs`])
})

it('names the feed of a list of one value that has positions, and that of all positions elsewhere', () => {
  const { writeSearch, navigate } = open(
    '/jobs?location=canada',
    ORIGIN,
    '<link rel="alternate" type="application/atom+xml">',
  )
  expect(feedOfPage()).toBe('/positions/canada.atom')
  for (const search of ['?location=usa&location=canada', '?search=data&location=canada', '?page=2']) {
    writeSearch(search, 'push')
    expect(feedOfPage()).toBe('/positions.atom')
  }
  navigate('/jobs?location=india')
  expect(feedOfPage()).toBe('/positions/india.atom')
  navigate('/about')
  expect(feedOfPage()).toBe('/positions.atom')
})

it('keeps a search that finds nothing out of indexes, but not the list of a site without positions', () => {
  const { dispatch, turn, navigate, importState, store } = open('/jobs?search=call+0900', '')
  expect(isLeftOut()).toBe(true)
  dispatch(searchChanged('data'))
  turn()
  expect(isLeftOut()).toBe(false)
  navigate('/jobs?search=call+0900')
  dispatch(locationToggled('usa'))
  expect(isLeftOut()).toBe(true)
  navigate('/about')
  expect(isLeftOut()).toBe(false)
  importState({ ...store.getState(), jobs: [] })
  navigate('/jobs')
  expect(isLeftOut()).toBe(false)
})

it('follows the address while DevTools shows the state of another app', () => {
  const { importState, navigate } = open('/jobs', ORIGIN)
  importState({ todos: [] })
  navigate('/jobs?search=data')
  expect(named()).toEqual([`${ORIGIN}/jobs?search=data`])
  expect(isLeftOut()).toBe(false)
})

it('removes the head tags of the loaded page when another page is shown, for good', () => {
  const { navigate, back } = openDetail()
  expect(head()).toMatch(/description.*og:title.*canonical.*JobPosting/)
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
