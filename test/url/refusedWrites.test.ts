/** @jest-environment node */
import { openSite, openSiteAt } from '../support/openSite'
import { locationToggled, pageChanged, searchChanged } from '../../src/store/jobsQuerySlice'
import { asking } from '../support/asking'
import { createFakeBrowser } from '../support/fakeBrowser'

/** Longer than the longest pause between two retries. */
const LONG_MS = 5000

describe.each([
  ['throwing', 100],
  ['silent', 200],
] as const)('with %s refusals', (style, limit) => {
  it('U10, U11: takes 300 keys into the state despite a limit, and the address follows', () => {
    const { dispatch, query, title, address, addresses, paint, wait, refuse, allow } = openSiteAt('/jobs')
    refuse(style, limit)
    let typed = ''
    for (let key = 0; key < 300; key += 1) {
      typed += String(key % 10)
      dispatch(searchChanged(typed))
      expect(query().search).toBe(typed)
      paint()
      expect(title()).toContain(typed)
    }
    expect(address()).not.toContain(typed)
    allow()
    wait(LONG_MS)
    expect(addresses()).toEqual([`/jobs?search=${typed}`])
  })

  it('U25: writes the canonical form of the first address later', () => {
    const browser = createFakeBrowser('/jobs?page=1&location=USA')
    browser.refuse(style)
    openSite(browser)
    browser.allow()
    browser.wait(500)
    expect(browser.addresses()).toEqual(['/jobs?location=usa'])
  })

  it('U12: pushes one entry with the latest query for a refused push and the typing after it', () => {
    const { dispatch, query, back, addresses, wait, refuse, allow } = openSiteAt('/jobs?search=a')
    refuse(style)
    dispatch(locationToggled('usa'))
    dispatch(searchChanged('ab'))
    dispatch(searchChanged('abc'))
    expect(addresses()).toEqual(['/jobs?search=a'])
    allow()
    wait(LONG_MS)
    expect(addresses()).toEqual(['/jobs?search=a', '/jobs?search=abc&location=usa'])
    back()
    expect(query()).toEqual(asking({ search: 'a' }))
  })

  it('U13: drops the pending write at Back', () => {
    const { dispatch, query, back, addresses, wait, refuse, allow } = openSiteAt('/jobs')
    dispatch(pageChanged(2))
    refuse(style)
    dispatch(searchChanged('lost'))
    back()
    allow()
    wait(LONG_MS)
    expect(addresses()).toEqual(['/jobs', '/jobs?page=2'])
    expect(query()).toEqual(asking({}))
  })

  it('U14: does not write a pending query on another page; the link back keeps it', () => {
    const { dispatch, navigate, entry, query, back, addresses, wait, refuse, allow } =
      openSiteAt('/jobs?search=a')
    refuse(style)
    dispatch(searchChanged('ab'))
    navigate('/jobs/3')
    expect(entry()).toMatchObject({ pathname: '/jobs/3', search: '', from: '/jobs?search=ab' })
    allow()
    wait(LONG_MS)
    expect(addresses()).toEqual(['/jobs?search=a', '/jobs/3'])
    back()
    expect(query().search).toBe('a')
  })

  it('U14: opens the page of a refused link at once, and writes its entry later', () => {
    const { dispatch, navigate, title, addresses, wait, refuse, allow } = openSiteAt('/jobs')
    refuse(style)
    navigate('/about')
    dispatch(searchChanged('from DevTools'))
    expect(title()).toMatch(/^About Us/)
    allow()
    wait(LONG_MS)
    expect(addresses()).toEqual(['/jobs', '/about'])
  })

  it('U15: tries once more when the tab is hidden or left, and starts no second timer', () => {
    const { dispatch, attempts, paint, hide, show, leave, timers, addresses, refuse, allow } =
      openSiteAt('/jobs')
    const start = attempts()
    hide()
    leave()
    show()
    expect(attempts()).toBe(start)
    refuse(style)
    dispatch(searchChanged('a'))
    paint()
    hide()
    leave()
    show()
    expect(attempts()).toBe(start + 3)
    expect(timers()).toBe(1)
    allow()
    hide()
    expect(addresses()).toEqual(['/jobs?search=a'])
    expect(timers()).toBe(0)
  })

  it('U16: works where no write ever succeeds, retries less and less often, and not at every key', () => {
    const { dispatch, navigate, cards, title, addresses, attempts, paint, wait, refuse } = openSiteAt('/jobs')
    refuse(style)
    const start = attempts()
    dispatch(searchChanged('first'))
    paint()
    for (let key = 0; key < 300; key += 1) dispatch(searchChanged(`${key}`))
    expect(attempts()).toBe(start + 1)
    wait(60_000)
    expect(attempts() - start).toBeGreaterThan(10)
    expect(attempts() - start).toBeLessThan(20)
    dispatch(searchChanged('cloud architect'))
    expect(cards()).toHaveLength(1)
    navigate('/about')
    expect(title()).toMatch(/^About Us/)
    navigate('/jobs')
    expect(cards()).toHaveLength(12)
    expect(addresses()).toEqual(['/jobs'])
  })

  it('retries after the short pause again once a write has succeeded', () => {
    const { dispatch, address, wait, refuse, allow } = openSiteAt('/jobs')
    refuse(style)
    dispatch(searchChanged('a'))
    wait(30_000)
    allow()
    wait(4000)
    refuse(style)
    dispatch(searchChanged('b'))
    allow()
    wait(500)
    expect(address()).toBe('/jobs?search=b')
  })

  it('U39: writes a state that DevTools jumps to while a write is pending, once', () => {
    const { dispatch, send, addresses, attempts, wait, refuse, allow } = openSiteAt('/jobs')
    dispatch(searchChanged('a'))
    refuse(style)
    dispatch(searchChanged('ab'))
    send({ type: 'JUMP_TO_STATE', index: 0 })
    allow()
    const before = attempts()
    wait(LONG_MS)
    expect(addresses()).toEqual(['/jobs'])
    expect(attempts()).toBe(before + 1)
  })
})
