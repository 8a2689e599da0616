import { act, fireEvent, screen, within } from '@testing-library/react'
import { VISIT_KEY } from '../../src/pages/lastVisit'
import { renderApp } from '../support/renderApp'

const results = () => within(screen.getByRole('region', { name: 'Results' }))
const matchCount = () => results().getByRole('status')
/** On screen. What is before it is for print. */
const count = () => `${matchCount().textContent}${matchCount().nextElementSibling?.textContent ?? ''}`
/** The number of marks on the shown cards. */
const marks = () => results().queryAllByText('New', { selector: 'li:not([hidden]) strong' }).length

const kept = () => localStorage.getItem(VISIT_KEY)

let now = 0
const pass = (minutes: number) => (now += minutes * 60_000)

beforeEach(() => {
  jest.spyOn(Date, 'now').mockImplementation(() => now)
  // As today's visitors have it. Two positions were posted after it.
  localStorage.setItem(VISIT_KEY, '2026-11-05')
})

afterEach(() => {
  localStorage.clear()
  setHidden(false)
})

function setHidden(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
  fireEvent(document, new Event('visibilitychange'))
}

const ALL = '22 positions · 2 new since your last visit'
const NONE = '22 positions'

it('marks positions posted since the last visit, in every tab', async () => {
  const user = renderApp('/')
  expect(screen.getByRole('main')).toHaveTextContent('2 new')
  expect(kept()).toBe('2026-11-05')
  await user.click(screen.getByRole('link', { name: 'View Open Positions' }))
  expect(count()).toBe(ALL)
  expect(matchCount()).toHaveTextContent(/^22 positions$/)
  pass(29)
  const sameUser = renderApp('/jobs')
  await sameUser.type(screen.getByRole('searchbox'), 'cloud arch')
  expect([count(), marks()]).toEqual(['1 position · 1 new since your last visit', 1])
})

it('goes on with the visit while the list is on the screen, and ends it in a tab that comes back later', () => {
  jest.useFakeTimers({ doNotFake: ['Date'] })
  renderApp('/jobs')
  for (let minute = 0; minute < 45; minute += 1) {
    pass(1)
    act(() => jest.advanceTimersByTime(60_000))
  }
  jest.useRealTimers()
  setHidden(true)
  pass(29)
  setHidden(false)
  expect([count(), marks()]).toEqual([ALL, 1])
  setHidden(true)
  pass(31)
  setHidden(false)
  expect([count(), marks()]).toEqual([NONE, 0])
})

it('changes nothing while the browser prerenders, and keeps the marks when the page is opened', () => {
  setHidden(true)
  renderApp('/jobs')
  pass(60)
  expect([count(), kept()]).toEqual([ALL, '2026-11-05'])
  setHidden(false)
  expect([count(), kept()]).toEqual([ALL, `2026-11-10 2026-11-05 ${now}`])
})
