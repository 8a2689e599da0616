import { screen, within } from '@testing-library/react'
import { SEEN_DATE_KEY } from '../../src/pages/lastVisit'
import { renderApp } from '../support/renderApp'

const results = () => within(screen.getByRole('region', { name: 'Results' }))
const matchCount = () => results().getByRole('status')
const count = () => matchCount().parentElement?.textContent
/** The number of marks on the shown cards. */
const marks = () => results().queryAllByText('New', { selector: 'li:not([hidden]) strong' }).length

const renderInNewTab = (address: string) => (sessionStorage.clear(), renderApp(address))
const leavePage = () => window.dispatchEvent(new Event('pagehide'))
const keptDate = () => localStorage.getItem(SEEN_DATE_KEY)
const keepDate = () => localStorage.setItem(SEEN_DATE_KEY, '2026-11-05')

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const ALL = '22 positions · 2 new since your last visit'

it('marks positions posted since the last visit as long as the tab lives, and not in the next one', async () => {
  renderInNewTab('/jobs')
  expect([count(), marks(), keptDate()]).toEqual(['22 positions', 0, null])
  leavePage()
  expect(keptDate()).toBe('2026-11-10')
  // As if two positions were posted after this visit.
  keepDate()

  const user = renderInNewTab('/')
  expect(screen.getByRole('main')).toHaveTextContent('22 open · 2 new')
  leavePage()
  await user.click(screen.getByRole('link', { name: 'View Open Positions' }))
  expect(count()).toBe(ALL)
  expect(matchCount()).toHaveTextContent(/^22 positions$/)
  leavePage()
  // A reload.
  const sameUser = renderApp('/jobs')
  expect(count()).toBe(ALL)
  await sameUser.type(screen.getByRole('searchbox'), 'cloud arch')
  expect([count(), marks()]).toEqual(['1 position · 1 new since your last visit', 1])

  leavePage()
  renderInNewTab('/jobs')
  expect([count(), marks()]).toEqual(['22 positions', 0])
})

it('marks them in the tabs that are opened from the list, also after a reload', () => {
  keepDate()
  renderInNewTab('/jobs')
  renderInNewTab('/jobs/3')
  leavePage()
  renderInNewTab('/jobs')
  expect(count()).toBe(ALL)
  leavePage()
  renderApp('/jobs')
  renderInNewTab('/jobs')
  expect(count()).toBe(ALL)
})

it('changes nothing while the browser prerenders, and keeps the marks when the page is opened', async () => {
  keepDate()
  Object.assign(document, { prerendering: true })
  const user = renderInNewTab('/jobs')
  leavePage()
  expect([count(), keptDate(), sessionStorage.getItem(SEEN_DATE_KEY)]).toEqual([ALL, '2026-11-05', null])
  Object.assign(document, { prerendering: false })
  await user.type(screen.getByRole('searchbox'), ' ')
  expect(count()).toBe(ALL)
  leavePage()
  expect(keptDate()).toBe('2026-11-10')
})
