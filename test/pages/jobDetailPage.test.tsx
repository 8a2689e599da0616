import { screen, within } from '@testing-library/react'
import { setShownJobPolicy } from '../fixture/content/settings'
import { aJob } from '../support/aJob'
import { openFile, prerender } from '../support/prerender'
import { addressBar, follow, renderApp } from '../support/renderApp'

afterEach(() => setShownJobPolicy('first'))

it.each([
  ['first', '/jobs/7', 'Senior Management Consultant'],
  ['first', '/jobs/999', 'Senior Management Consultant'],
  ['by-id', '/jobs/7', 'Cloud Architect'],
  ['by-id', '/jobs/%37/', 'Cloud Architect'],
  ['by-id', '/jobs/999', 'Page not found'],
] as const)('with the policy %s, %s shows, and names in the title: %s', (policy, path, title) => {
  setShownJobPolicy(policy)
  openFile(prerender(path), path)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
  expect(document.title.startsWith(title)).toBe(true)
})

it('has each fact once, the points of the description and the contact', () => {
  renderApp('/jobs/7')
  const facts = Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )
  expect(facts).toEqual({ 'Job Type': 'Full-time', 'Posted Date': 'October 15, 2026', Company: 'Larkfield' })
  for (const fact of ['$110–\u2060$130 per hour', 'New York, New York', '12 months', /December 31, 2027/])
    expect(screen.getByText(fact)).toBeInTheDocument()
  const points = within(screen.getByRole('region', { name: 'Description' })).getAllByRole('listitem')
  expect(points).toHaveLength(7)
  expect(points[4]).toHaveTextContent(/^Guide two trainees through their first season$/)
  const contact = within(screen.getByRole('region', { name: 'Contact Information' }))
  expect(contact.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'mailto:careers.us@larkfield.example?subject=Senior%20Management%20Consultant%20%E2%80%93%20New%20York%2C%20New%20York',
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

it.each([
  ['https://apply.larkfield.example/7?from=site', 'https://apply.larkfield.example/7?from=site'],
  ['mailto:jobs@larkfield.example?subject=7', 'jobs@larkfield.example'],
])('links to the place to apply at, %s, and names it for print: %s', (applyUrl, address) => {
  renderApp('/jobs/1', [aJob({ applyUrl })])
  expect(screen.getByRole('link', { name: 'Apply Now' })).toHaveAttribute('href', applyUrl)
  expect(screen.getByText('Apply At').nextElementSibling?.textContent).toBe(address)
})

it('leads to the list as it was left, to its next position, and after the last one back to the list', () => {
  setShownJobPolicy('by-id')
  const places = ['Boston, Massachusetts', 'Goa, India', 'Austin, TX; Erie, PA', 'Pune, India']
  const jobs = places.map((location, index) => aJob({ id: String(index % 3), location }))
  renderApp('/jobs?search=cloud&location=usa', jobs)
  follow('main', 'View Details')
  expect(screen.getByRole('heading', { level: 1, name: 'Cloud Architect' })).toHaveFocus()
  follow('main', 'Open Positions')
  expect(addressBar()).toBe('/jobs?search=cloud&location=usa')
  expect(screen.getByRole('heading', { level: 1, name: 'Open Positions' })).toHaveFocus()
  follow('main', 'View Details')
  expect(document.querySelector('section[aria-labelledby=hiring] .capstone')).toBe(
    document.querySelector('section[aria-labelledby=hiring] path'),
  )
  follow('main', 'Next position, 2 of 2 Cloud Architect $95 per hour Austin,\u00a0TX; Erie,\u00a0PA')
  expect(addressBar()).toBe('/jobs/2')
  expect(screen.getByRole('heading', { level: 1, name: 'Cloud Architect' })).toHaveFocus()
  follow('main', 'Open Positions', 1)
  expect(addressBar()).toBe('/jobs?search=cloud&location=usa')
  // The card of Pune has the id of Boston, which is not in this list.
  renderApp('/jobs?location=india', jobs)
  follow('main', 'View Details', 1)
  follow('main', 'Open Positions', 1)
  expect(addressBar()).toBe('/jobs?location=india')
  // Its card follows that of Erie, and has no page of its own.
  renderApp('/jobs', jobs)
  follow('main', 'View Details', 2)
  follow('main', 'Open Positions', 1)
  expect(addressBar()).toBe('/jobs')
})
