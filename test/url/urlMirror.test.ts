/** @jest-environment node */
import { locationToggled, pageChanged, restoredFromUrl, searchChanged } from '../../src/store/jobsQuerySlice'
import { drawerOpened } from '../../src/store/uiSlice'
import { asking } from '../support/asking'
import { createFakeBrowser } from '../support/fakeBrowser'
import { openSiteAt } from '../support/openSite'

// prettier-ignore
const OTHER_PAGES = [
  '/', '/?location=usa', '/about?page=2', '/jobs/1?search=x', '/jobsx?search=%20', '/about?a=%20+%zz&&b', '/about?',
  '/about#', '/about?#', '//evil.example/jobs?a', '/a/./b//c', '/contact?q=\'"',
]

it.each(OTHER_PAGES)('U31: never changes a byte of the address %s, whatever the state becomes', (path) => {
  const before = createFakeBrowser(path).address()
  const { query, dispatch, addresses } = openSiteAt(path)
  expect(query()).toEqual(asking({}))
  dispatch(searchChanged('a'))
  dispatch(locationToggled('usa'))
  expect(addresses()).toEqual([before])
})

it('U20: writes nothing that the address already says', () => {
  const { dispatch, turn, attempts } = openSiteAt('/jobs?search=a&location=usa')
  const before = attempts()
  dispatch(searchChanged('ab'))
  dispatch(searchChanged('a'))
  dispatch(pageChanged(1))
  dispatch(drawerOpened())
  dispatch(restoredFromUrl(asking({ search: 'a', locations: ['usa'] })))
  turn()
  expect(attempts()).toBe(before)
})

it('U24: writes a megabyte of text once', () => {
  const { dispatch, turn, address, attempts } = openSiteAt('/jobs')
  const before = attempts()
  dispatch(searchChanged('x'.repeat(1e6)))
  turn()
  expect([attempts(), address().length]).toEqual([before + 1, '/jobs?search='.length + 1e6])
})

it('U29: writes a letter whose turn comes between Back and its popstate into the entry that is left', () => {
  const { dispatch, go, turn, arrive, query, address, addresses } = openSiteAt('/jobs')
  dispatch(locationToggled('usa'))
  go(-1)
  dispatch(searchChanged('a'))
  turn()
  arrive()
  expect(addresses()).toEqual(['/jobs', '/jobs?search=a&location=usa'])
  expect(address()).toBe('/jobs')
  expect(query()).toEqual(asking({}))
})
