import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { App } from '../../src/App'
import type { Job } from '../../src/domain/job'
import { createPageNavigation } from '../../src/navigation/pageNavigation'
import { startState } from '../../src/startState'
import { setShownJobPolicy } from '../fixture/content/settings'
import { aJob } from '../support/aJob'
import { catalog } from '../support/catalog'
import { openFile, prerender } from '../support/prerender'
import { addressBar, renderApp } from '../support/renderApp'

afterEach(() => setShownJobPolicy('first'))

it.each([
  ['first', '/jobs/7', 'Senior Management Consultant'],
  ['first', '/jobs/999', 'Senior Management Consultant'],
  ['by-id', '/jobs/7', 'Cloud Architect'],
  ['by-id', '/jobs/999', 'Page not found'],
] as const)('with the policy %s, %s shows: %s', (policy, path, title) => {
  setShownJobPolicy(policy)
  openFile(prerender(path), path)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
})

it('has each fact once, the points of the description and the contact', () => {
  renderApp('/jobs/7')
  const facts = Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )
  expect(facts).toEqual({
    'Job Type': 'Full-time',
    'Posted Date': 'October 15, 2026',
    Company: 'Larkfield',
  })
  for (const fact of ['$110–$130 per hour', 'New York, New York', '12 months', 'December 31, 2027'])
    expect(screen.getByText(fact)).toBeInTheDocument()
  const points = within(screen.getByRole('region', { name: 'Description' })).getAllByRole('listitem')
  expect(points).toHaveLength(7)
  expect(points[4]).toHaveTextContent(/^Guide two trainees through their first season$/)
  const contact = within(screen.getByRole('region', { name: 'Contact Information' }))
  expect(contact.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'mailto:careers.us@larkfield.example',
    'tel:+13125550171',
  ])
})

it('has facts and contact in the reader mode of browsers', () => {
  renderApp('/jobs/7')
  const [fact] = screen.getAllByRole('term')
  const email = screen.getByRole('link', { name: /@/ })
  // It drops an <aside>, what is named contact, and a <div> with more than a few links.
  for (const part of [fact?.closest('dl'), email]) {
    expect(part?.closest('aside, [class*=contact], [id*=contact]')).toBeNull()
    expect(part?.closest('div')).toContainElement(screen.getByRole('region', { name: 'Description' }))
  }
})

function renderById(path: string, jobs: readonly Job[]) {
  setShownJobPolicy('by-id')
  window.history.pushState(null, '', path)
  const { store, address, stop } = startState(window, jobs)
  const navigation = createPageNavigation(address, { onStart: () => {}, loadDocument: () => {} })
  const hydratedState = store.getState()
  render(<App {...{ store, hydratedState, navigation }} onHydrated={() => {}} onArrived={() => {}} />)
  return { navigation, stop }
}

it('marks only the position that was applied for', async () => {
  jest.spyOn(console, 'log').mockReturnValue()
  const { navigation, stop } = renderById('/jobs/1', catalog)
  fireEvent.click(screen.getByRole('button', { name: 'Apply Now' }))
  fireEvent.submit(screen.getByRole('form'))
  expect(screen.getByText('Application submitted')).toBeInTheDocument()
  await screen.findByText('Application submitted successfully!')
  act(() => navigation.navigator.push('/jobs/7'))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cloud Architect')
  expect(screen.queryByText('Application submitted')).not.toBeInTheDocument()
  stop()
})

it('links to the place where a position is applied for, also while the form of another is open', () => {
  const applyUrl = 'https://apply.larkfield.example/7'
  const { navigation, stop } = renderById('/jobs/1', [aJob(), aJob({ id: '7', applyUrl })])
  fireEvent.click(screen.getByRole('button', { name: 'Apply Now' }))
  act(() => navigation.navigator.push('/jobs/7'))
  expect(screen.getByRole('link', { name: 'Apply Now' })).toHaveAttribute('href', applyUrl)
  expect(screen.queryByRole('form')).not.toBeInTheDocument()
  stop()
})

it('leads back to the list as it was left', async () => {
  const user = renderApp('/jobs?search=scientist')
  const [link] = screen.getAllByRole('link', { name: 'View Details' })
  if (link) await user.click(link)
  expect(screen.getByRole('heading', { level: 1, name: 'Senior Management Consultant' })).toHaveFocus()
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Open Positions' }))
  expect(addressBar()).toBe('/jobs?search=scientist')
  expect(screen.getByRole('heading', { level: 1, name: 'Open Positions' })).toHaveFocus()
})
