/** @jest-environment node */
import { ActionCreators } from '@redux-devtools/instrument'
import { toJobsQuery } from '../../src/domain/jobsQuery'
import {
  cleared,
  locationToggled,
  pageChanged,
  restoredFromUrl,
  searchChanged,
} from '../../src/store/jobsQuerySlice'
import { drawerOpened } from '../../src/store/uiSlice'
import { parseQuery, writeQueryInto } from '../../src/url/jobsQueryCodec'
import { asking } from '../support/asking'
import { createFakeBrowser } from '../support/fakeBrowser'
import { openSite, openSiteAt } from '../support/openSite'
import { ADDRESS_CORPUS } from './addressCorpus'

const searchOf = (address: string) => /^[^?#]*(\?[^#]*)?/.exec(address)?.[1] ?? ''

// prettier-ignore
it.each([
  ['U17: replaces the entry while the visitor types', '/jobs',
    [searchChanged('d'), searchChanged('da')],
    ['/jobs?search=da']],
  ['U18: pushes an entry for each location and page', '/jobs',
    [locationToggled('usa'), locationToggled('canada'), pageChanged(2)],
    ['/jobs', '/jobs?location=usa', '/jobs?location=usa&location=canada', '/jobs?location=usa&location=canada&page=2']],
  ['pushes one entry for Clear filters', '/jobs?search=a&location=usa&page=2&utm=x',
    [cleared()],
    ['/jobs?search=a&location=usa&page=2&utm=x', '/jobs?utm=x']],
  ['U19: writes each of several changes in one tick', '/jobs',
    [locationToggled('india'), searchChanged('a'), pageChanged(2)],
    ['/jobs', '/jobs?search=a&location=india', '/jobs?search=a&location=india&page=2']],
  ['U20: pushes two entries for a location toggled twice in one tick', '/jobs',
    [locationToggled('usa'), locationToggled('usa')],
    ['/jobs', '/jobs?location=usa', '/jobs']],
  ['U21, U31: keeps the path as typed, and the fragment', '/JOBS/?page=02&location=USA#top',
    [searchChanged('a'), pageChanged(2)],
    ['/JOBS/?search=a&location=usa#top', '/JOBS/?search=a&location=usa&page=2#top']],
])('%s, and each Back undoes one entry', (_, start, actions, entries) => {
  const { dispatch, turn, addresses, back, query } = openSiteAt(start)
  for (const action of actions) dispatch(action)
  turn()
  expect(addresses()).toEqual(entries)
  for (const address of entries.toReversed().slice(1)) {
    back()
    expect(query()).toEqual(parseQuery(searchOf(address)))
  }
})

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
  const { dispatch, attempts } = openSiteAt('/jobs?search=a&location=usa&page=2')
  const before = attempts()
  dispatch(searchChanged('a'))
  dispatch(pageChanged(2))
  dispatch(drawerOpened())
  dispatch(restoredFromUrl(asking({ search: 'a', locations: ['usa'], page: 2 })))
  expect(attempts()).toBe(before)
})

it('U24: writes a megabyte of text once', () => {
  const { dispatch, turn, address, attempts } = openSiteAt('/jobs')
  const before = attempts()
  dispatch(searchChanged('x'.repeat(1e6)))
  turn()
  expect([attempts(), address().length]).toEqual([before + 1, '/jobs?search='.length + 1e6])
})

it('U25: starts with the query of the address, in canonical form, without an entry or an action', () => {
  const { query, addresses, log } = openSiteAt('/jobs?page=1&location=INDIA&location=usa&utm=x')
  expect(query()).toEqual(asking({ locations: ['usa', 'india'] }))
  expect(addresses()).toEqual(['/jobs?location=usa&location=india&utm=x'])
  expect(log()).toEqual([])
})

it.each(ADDRESS_CORPUS.map((tail) => [tail.slice(0, 60), tail]))(
  'U09, U25: opens /jobs%s as a valid query at its canonical address, and a reload changes nothing',
  (_, tail) => {
    const { browser, query, address, addresses, reload } = openSiteAt(`/jobs${tail}`)
    const opened = [address(), query()]
    expect(toJobsQuery(query())).toBe(query())
    expect(writeQueryInto(searchOf(address()), query())).toBe(searchOf(address()))
    reload()
    expect([address(), openSite(browser).query()]).toEqual(opened)
    expect(addresses()).toEqual([address()])
  },
)

it('U26: sets exactly the query of a link, by one action, and Back restores the query before it', () => {
  const { navigate, back, query, addresses, log } = openSiteAt('/jobs?search=x&page=2')
  navigate('/jobs?page=02&location=CANADA')
  expect(query()).toEqual(asking({ locations: ['canada'], page: 2 }))
  navigate('/jobs')
  expect(query()).toEqual(asking({}))
  expect(addresses()).toEqual(['/jobs?search=x&page=2', '/jobs?location=canada&page=2', '/jobs'])
  back()
  expect(query()).toEqual(asking({ locations: ['canada'], page: 2 }))
  expect(log()).toEqual(Array(3).fill('jobsQuery/restoredFromUrl'))
})

it('U27: adds no entry and no action for a link to the current query', () => {
  const { navigate, addresses, log } = openSiteAt('/jobs?page=2')
  navigate('/jobs?page=2')
  expect(addresses()).toEqual(['/jobs?page=2'])
  navigate('/jobs?page=02')
  expect(addresses()).toEqual(['/jobs?page=2', '/jobs?page=2'])
  expect(log()).toEqual([])
})

it('U29: writes a letter whose turn comes between Back and its popstate into the entry that is left', () => {
  const { dispatch, pressBack, turn, arrive, query, address, addresses } = openSiteAt('/jobs')
  dispatch(locationToggled('usa'))
  pressBack()
  dispatch(searchChanged('a'))
  turn()
  arrive()
  expect(addresses()).toEqual(['/jobs', '/jobs?search=a&location=usa'])
  expect(address()).toBe('/jobs')
  expect(query()).toEqual(asking({}))
})

it('pushes only for the action that asks for it, even where a subscriber throws', () => {
  const { store, dispatch, send, turn, addresses } = openSiteAt('/jobs')
  const unsubscribe = store.subscribe(() => {
    throw new Error('A subscriber throws')
  })
  expect(() => dispatch(locationToggled('usa'))).toThrow('A subscriber throws')
  unsubscribe()
  send(ActionCreators.jumpToState(0))
  turn()
  expect(addresses()).toEqual(['/jobs', '/jobs'])
})

describe('typing', () => {
  it('is in state and cards at once, and is written with the title at its turn, once for all letters', () => {
    const { dispatch, query, cards, entry, title, turn, addresses, attempts } = openSiteAt('/jobs')
    const before = { title: title(), attempts: attempts() }
    for (const text of ['cloud a', 'cloud ar']) dispatch(searchChanged(text))
    expect([query().search, cards().length, entry().search]).toEqual(['cloud ar', 1, '?search=cloud+ar'])
    expect([addresses(), title(), attempts()]).toEqual([['/jobs'], before.title, before.attempts])
    turn()
    expect(addresses()).toEqual(['/jobs?search=cloud+ar'])
    expect(title()).toMatch(/^cloud ar \(1\)/)
    expect(attempts()).toBe(before.attempts + 1)
  })

  type Site = ReturnType<typeof openSiteAt>
  const typed = '/jobs?search=a'

  // prettier-ignore
  it.each<readonly [string, (site: Site) => unknown, readonly string[]]>([
    ['before a location', ({ dispatch }) => dispatch(locationToggled('usa')), [typed, `${typed}&location=usa`]],
    ['before a link', ({ navigate }) => navigate('/about'), [typed, '/about']],
    ['when the tab is hidden', ({ hide }) => hide(), [typed]],
    ['when the document is left', ({ leave }) => leave(), [typed]],
  ])('is written %s', (_, act, entries) => {
    const site = openSiteAt('/jobs')
    site.dispatch(searchChanged('a'))
    act(site)
    expect(site.addresses()).toEqual(entries)
    expect(site.timers()).toBe(0)
  })
})
