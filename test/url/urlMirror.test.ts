import { openSite, openSiteAt } from '../support/openSite'
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
import { ADDRESS_CORPUS } from './addressCorpus'

it('U17: replaces the entry while the visitor types, so that one Back leaves the list', () => {
  const { navigate, dispatch, back, address, addresses, query } = openSiteAt('/about')
  navigate('/jobs')
  for (const text of ['d', 'da', 'dat', 'data']) dispatch(searchChanged(text))
  expect(addresses()).toEqual(['/about', '/jobs?search=data'])
  back()
  expect(address()).toBe('/about')
  expect(query().search).toBe('data')
})

it('U18: pushes an entry for each location and page, and each Back undoes one of them', () => {
  const { dispatch, back, addresses, query } = openSiteAt('/jobs')
  dispatch(locationToggled('usa'))
  dispatch(locationToggled('canada'))
  dispatch(pageChanged(2))
  expect(addresses()).toEqual([
    '/jobs',
    '/jobs?location=usa',
    '/jobs?location=usa&location=canada',
    '/jobs?location=usa&location=canada&page=2',
  ])
  back()
  expect(query()).toEqual(asking({ locations: ['usa', 'canada'] }))
  back()
  expect(query()).toEqual(asking({ locations: ['usa'] }))
  back()
  expect(query()).toEqual(asking({}))
})

it('pushes one entry for Clear filters, and Back restores the query', () => {
  const { dispatch, back, addresses, query } = openSiteAt('/jobs?search=a&location=usa&page=2&utm=x')
  dispatch(cleared())
  expect(addresses()).toEqual(['/jobs?search=a&location=usa&page=2&utm=x', '/jobs?utm=x'])
  back()
  expect(query()).toEqual(asking({ search: 'a', locations: ['usa'], page: 2 }))
})

it('U19: writes each of several changes in one tick', () => {
  const { dispatch, addresses } = openSiteAt('/jobs')
  dispatch(locationToggled('india'))
  dispatch(searchChanged('a'))
  dispatch(pageChanged(2))
  expect(addresses()).toEqual([
    '/jobs',
    '/jobs?search=a&location=india',
    '/jobs?search=a&location=india&page=2',
  ])
})

it('U20: writes nothing that the address already says', () => {
  const { dispatch, navigate, attempts, addresses } = openSiteAt('/jobs?search=a&location=usa&page=2')
  const before = attempts()
  dispatch(searchChanged('a'))
  dispatch(pageChanged(2))
  dispatch(drawerOpened())
  dispatch(restoredFromUrl(asking({ search: 'a', locations: ['usa'], page: 2 })))
  navigate('/jobs?search=a&location=usa&page=2')
  expect(attempts()).toBe(before)
  expect(addresses()).toHaveLength(1)
})

it('U20: pushes two entries for a location toggled twice in one tick', () => {
  const { dispatch, addresses } = openSiteAt('/jobs')
  dispatch(locationToggled('usa'))
  dispatch(locationToggled('usa'))
  expect(addresses()).toEqual(['/jobs', '/jobs?location=usa', '/jobs'])
})

it('U24: writes a pasted megabyte once', () => {
  const { dispatch, attempts, address } = openSiteAt('/jobs')
  const before = attempts()
  dispatch(searchChanged('x'.repeat(2 ** 20)))
  expect(attempts()).toBe(before + 1)
  expect(address()).toHaveLength('/jobs?search='.length + 2 ** 20)
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
    const [, search = ''] = /^[^?#]*(\?[^#]*)?/.exec(address()) ?? []
    expect(toJobsQuery(query())).toBe(query())
    expect(writeQueryInto(search, parseQuery(search))).toBe(search)
    reload()
    expect([address(), openSite(browser).query()]).toEqual(opened)
    expect(addresses()).toEqual([address()])
  },
)

it('U26: sets exactly the query of a link', () => {
  const { navigate, query, addresses, log } = openSiteAt('/jobs?search=x&page=2')
  navigate('/jobs?location=canada')
  expect(query()).toEqual(asking({ locations: ['canada'] }))
  expect(addresses()).toEqual(['/jobs?search=x&page=2', '/jobs?location=canada'])
  expect(log()).toEqual(['jobsQuery/restoredFromUrl'])
})

it('U26: puts a link into canonical form in the entry of the link', () => {
  const { navigate, addresses } = openSiteAt('/about')
  navigate('/jobs?page=02')
  expect(addresses()).toEqual(['/about', '/jobs?page=2'])
})

it('U26: opens the full list by Careers, and Back restores the filter', () => {
  const { navigate, back, query, addresses } = openSiteAt('/jobs?location=india')
  navigate('/jobs')
  expect(query()).toEqual(asking({}))
  back()
  expect(query()).toEqual(asking({ locations: ['india'] }))
  expect(addresses()).toHaveLength(2)
})

it('U27: adds no entry and no action for Careers on the plain list', () => {
  const { navigate, addresses, log } = openSiteAt('/jobs')
  navigate('/jobs')
  expect(addresses()).toHaveLength(1)
  expect(log()).toEqual([])
})

it('U29: writes a key typed between Back and its popstate into the entry that is left', () => {
  const { dispatch, pressBack, arrive, query, address, addresses } = openSiteAt('/jobs')
  dispatch(locationToggled('usa'))
  pressBack()
  dispatch(searchChanged('a'))
  arrive()
  expect(addresses()).toEqual(['/jobs', '/jobs?search=a&location=usa'])
  expect(address()).toBe('/jobs')
  expect(query()).toEqual(asking({}))
})

it.each(['/jobs/', '/JOBS', '/Jobs/'])(
  'U31: mirrors at %s as at /jobs, and keeps the path as typed',
  (path) => {
    const { dispatch, addresses } = openSiteAt(`${path}?page=02&location=USA`)
    dispatch(searchChanged('a'))
    dispatch(pageChanged(2))
    expect(addresses()).toEqual([`${path}?search=a&location=usa`, `${path}?search=a&location=usa&page=2`])
  },
)

it.each(['/', '/?location=usa', '/about?page=2', '/jobs/1?search=x', '/jobsx?search=%20', '/about?'])(
  'U31: never touches the address %s, whatever the state becomes',
  (path) => {
    const { query, dispatch, addresses } = openSiteAt(path)
    expect(query()).toEqual(asking({}))
    dispatch(searchChanged('a'))
    dispatch(locationToggled('usa'))
    expect(addresses()).toEqual([path])
  },
)

it('U40: logs one action for one click, and one for Back', () => {
  const { dispatch, back, log } = openSiteAt('/jobs')
  dispatch(locationToggled('usa'))
  expect(log()).toEqual(['jobsQuery/locationToggled'])
  back()
  expect(log()).toEqual(['jobsQuery/locationToggled', 'jobsQuery/restoredFromUrl'])
})

it('pushes only for the action that asks for it, even where a subscriber throws', () => {
  const { store, dispatch, send, addresses } = openSiteAt('/jobs')
  const unsubscribe = store.subscribe(() => {
    throw new Error('A subscriber throws')
  })
  expect(() => dispatch(locationToggled('usa'))).toThrow('A subscriber throws')
  unsubscribe()
  send(ActionCreators.jumpToState(0))
  expect(addresses()).toEqual(['/jobs', '/jobs'])
})
