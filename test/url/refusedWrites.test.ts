import { createFakeBrowser } from '../support/fakeBrowser'
import { openSite, openSiteAt } from '../support/openSite'
import { locationToggled, pageChanged, searchChanged } from '../../src/store/jobsQuerySlice'
import { EMPTY_QUERY } from '../../src/domain/queryParameters'

/** Longer than the longest wait between two tries. */
const LONG_MS = 5000

it.each([
  ['U10', 'silent', 200],
  ['U11', 'throwing', 100],
] as const)(
  '%s: 300 keys against a %s limit leave no key out of the state, and the address follows',
  (_, style, limit) => {
    const { browser, site, refuse, allow } = openSiteAt('/jobs')
    refuse(style, limit)
    let typed = ''
    for (let key = 0; key < 300; key += 1) {
      typed += String(key % 10)
      site.dispatch(searchChanged(typed))
      browser.wait(5000 / 300)
      expect(site.query().search).toBe(typed)
      expect(browser.title()).toContain(typed)
    }
    expect(browser.address()).not.toContain(typed)
    allow()
    browser.wait(LONG_MS)
    expect(browser.history.addresses()).toEqual([`/jobs?search=${typed}`])
  },
)

describe.each(['throwing', 'silent'] as const)('where the browser refuses writes (%s)', (style) => {
  it('U12: a refused push followed by typing becomes one new entry with the latest query', () => {
    const { browser, site, refuse, allow, addresses } = openSiteAt('/jobs?search=a')
    refuse(style)
    site.dispatch(locationToggled('usa'))
    site.dispatch(searchChanged('ab'))
    site.dispatch(searchChanged('abc'))
    expect(addresses()).toEqual(['/jobs?search=a'])
    allow()
    browser.wait(LONG_MS)
    expect(addresses()).toEqual(['/jobs?search=a', '/jobs?search=abc&location=usa'])
    browser.back()
    expect(site.query()).toEqual({ ...EMPTY_QUERY, search: 'a', locations: [], page: 1 })
  })

  it.each(['back', 'forward'] as const)('U13: drops the pending write when %s is pressed', (direction) => {
    const { browser, site, refuse, allow, addresses } = openSiteAt('/jobs')
    site.dispatch(pageChanged(2))
    site.dispatch(pageChanged(3))
    browser.back()
    refuse(style)
    site.dispatch(searchChanged('lost'))
    browser[direction]()
    allow()
    browser.wait(LONG_MS)
    expect(addresses()).toEqual(['/jobs', '/jobs?page=2', '/jobs?page=3'])
    expect(site.query()).toEqual({ ...EMPTY_QUERY, page: direction === 'back' ? 1 : 3 })
  })

  it('U14: lets nothing loose on another page; its link back shows the latest query, and Back the entry', () => {
    const { browser, site, refuse, allow, addresses } = openSiteAt('/jobs?search=a')
    refuse(style)
    site.dispatch(searchChanged('ab'))
    site.follow('/jobs/3')
    expect(site.address.entry()).toMatchObject({ pathname: '/jobs/3', search: '', from: '/jobs?search=ab' })
    allow()
    browser.wait(LONG_MS)
    expect(addresses()).toEqual(['/jobs?search=a', '/jobs/3'])
    browser.back()
    expect(site.query().search).toBe('a')
  })

  it('U14: keeps the entry of a page whose link was refused pending, and writes no query there', () => {
    const { browser, site, refuse, allow, addresses } = openSiteAt('/jobs')
    refuse(style)
    site.follow('/about')
    site.dispatch(searchChanged('typed by DevTools'))
    expect(browser.title()).toMatch(/^About Us/)
    allow()
    browser.wait(LONG_MS)
    expect(addresses()).toEqual(['/jobs', '/about'])
  })

  it('U16: keeps the list working where no write ever succeeds', () => {
    const browser = createFakeBrowser('/jobs?search=engineer')
    browser.history.refuse(style)
    const site = openSite(browser)
    expect(site.query().search).toBe('engineer')
    site.dispatch(searchChanged('cloud architect'))
    site.dispatch(locationToggled('usa'))
    expect(site.cards()).toHaveLength(1)
    site.follow('/about')
    expect(browser.title()).toMatch(/^About Us/)
    site.follow('/jobs')
    expect(site.cards()).toHaveLength(12)
    browser.wait(60_000)
    expect(browser.history.addresses()).toEqual(['/jobs?search=engineer'])
    expect(browser.history.attempts()).toBeLessThan(40)
  })

  it('U39: writes the state that DevTools jumped to while a write was pending, once', () => {
    const { browser, site, refuse, allow, addresses, attempts } = openSiteAt('/jobs')
    site.dispatch(searchChanged('a'))
    refuse(style)
    site.dispatch(searchChanged('ab'))
    site.devTools.send({ type: 'JUMP_TO_STATE', index: 0 })
    allow()
    const before = attempts()
    browser.wait(LONG_MS)
    expect(addresses()).toEqual(['/jobs'])
    expect(attempts()).toBe(before + 1)
  })

  it('keeps an address pending that was not canonical on arrival', () => {
    const browser = createFakeBrowser('/jobs?page=1&location=USA')
    browser.history.refuse(style)
    openSite(browser)
    browser.history.allow()
    browser.wait(LONG_MS)
    expect(browser.history.addresses()).toEqual(['/jobs?location=usa'])
  })
})
