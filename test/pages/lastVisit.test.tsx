import { act, screen, within } from '@testing-library/react'
import { SEEN_DATE_KEY } from '../../src/pages/lastVisit'
import { openDevTools } from '../support/devTools'
import { renderApp } from '../support/renderApp'

const results = () => within(screen.getByRole('region', { name: 'Results' }))
const matchCount = () => results().getByRole('status')
const count = () => matchCount().parentElement?.textContent
/** The number of marks on the shown cards. */
const marks = () => results().queryAllByText('New', { selector: 'li:not([hidden]) strong' }).length

const renderInNewTab = (address: string) => (sessionStorage.clear(), renderApp(address))

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

it('marks positions posted since the last visit as long as the tab lives, and not in the next one', async () => {
  renderInNewTab('/jobs')
  expect([count(), marks()]).toEqual(['22 positions', 0])
  expect(localStorage.getItem(SEEN_DATE_KEY)).toBe('2026-11-10')
  // As if two positions were posted after this visit.
  localStorage.setItem(SEEN_DATE_KEY, '2026-11-05')

  const user = renderInNewTab('/')
  expect(screen.getByRole('main')).toHaveTextContent('22 open · 2 new')
  await user.click(screen.getByRole('link', { name: 'View Open Positions' }))
  const all = '22 positions · 2 new since your last visit'
  expect(count()).toBe(all)
  expect(matchCount()).toHaveTextContent(/^22 positions$/)
  // A reload.
  const sameUser = renderApp('/jobs')
  expect(count()).toBe(all)
  await sameUser.type(screen.getByRole('searchbox'), 'cloud arch')
  expect([count(), marks()]).toEqual(['1 position · 1 new since your last visit', 1])

  renderInNewTab('/jobs')
  expect([count(), marks()]).toEqual(['22 positions', 0])
})

it('remembers the newest position of the site, whatever DevTools imports', async () => {
  const user = renderApp('/about')
  const jobsQuery = { search: '', locations: [], page: 1 }
  act(() => openDevTools().importState({ jobsQuery, jobs: [], ui: {} }))
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Careers' }))
  expect(localStorage.getItem(SEEN_DATE_KEY)).toBe('2026-11-10')
})
