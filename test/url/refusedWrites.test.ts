/** @jest-environment node */
import { ActionCreators } from '@redux-devtools/instrument'
import { searchChanged } from '../../src/store/jobsQuerySlice'
import { parseQuery } from '../../src/url/jobsQueryCodec'
import { createFakeBrowser } from '../support/fakeBrowser'
import { openSite, openSiteAt } from '../support/openSite'

const MS_PER_STEP = 25
const STEPS_PER_TURN = 14

it.each([
  ['letters are typed without pause', 0, 1],
  ['actions pass under the slider of DevTools', 300, -1],
])('U10, U11: while 300 %s, the address follows with one write in 350 ms', (_, start, direction) => {
  const { dispatch, send, query, title, address, attempts, wait, turn } = openSiteAt('/jobs')
  for (let length = 1; length <= start; length += 1) dispatch(searchChanged('x'.repeat(length)))
  turn()
  const written = () => parseQuery(address().slice('/jobs'.length)).search
  const before = attempts()
  for (let step = 1; step <= 300; step += 1) {
    const text = 'x'.repeat(start + step * direction)
    if (direction > 0) dispatch(searchChanged(text))
    else send(ActionCreators.jumpToState(text.length))
    expect(query().search).toBe(text)
    wait(MS_PER_STEP)
    expect(Math.abs(text.length - written().length)).toBeLessThan(STEPS_PER_TURN)
    expect(title()).toContain(written())
  }
  turn()
  expect(written()).toBe(query().search)
  expect(attempts() - before).toBe(Math.ceil(300 / STEPS_PER_TURN))
})

describe.each(['throwing', 'silent'] as const)('with %s refusals', (style) => {
  it('U25: writes the canonical form of the first address later', () => {
    const browser = createFakeBrowser('/jobs?page=1&location=USA')
    browser.refuse(style)
    openSite(browser)
    browser.allow()
    browser.turn()
    expect(browser.addresses()).toEqual(['/jobs?location=usa'])
  })

  it('U32: leads back to the query of a refused write', () => {
    const { dispatch, navigate, entry, refuse } = openSiteAt('/jobs?search=a')
    refuse(style)
    dispatch(searchChanged('ab'))
    navigate('/about')
    expect(entry()).toMatchObject({ pathname: '/about', search: '', from: '/jobs?search=ab' })
  })

  it('U15, U16: tries again once in 350 ms and at a click, when the tab is hidden or left, for as long as it takes', () => {
    const { dispatch, attempts, window, hide, leave, addresses, wait, refuse, allow } = openSiteAt('/jobs')
    refuse(style)
    const start = attempts()
    for (let key = 0; key < 300; key += 1) dispatch(searchChanged(`${key}`))
    wait(70_000)
    expect(attempts()).toBe(start + 200)
    window().dispatchEvent(new Event('click'))
    hide()
    leave()
    expect([attempts(), jest.getTimerCount()]).toEqual([start + 203, 1])
    allow()
    wait(350)
    expect(addresses()).toEqual(['/jobs?search=299'])
    hide()
    expect([attempts(), jest.getTimerCount()]).toEqual([start + 204, 0])
  })
})
