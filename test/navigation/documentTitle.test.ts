/** @jest-environment node */
import { documentTitle } from '../../src/navigation/documentTitle'
import { searchChanged } from '../../src/store/jobsQuerySlice'
import { asking } from '../support/asking'
import { createSiteStore } from '../support/createSiteStore'
import { openSiteAt } from '../support/openSite'

it.each([
  ['/', 'Find Your Next Career Opportunity – Larkfield'],
  ['/about', 'About Us – Larkfield'],
  ['/contact', 'Contact Us – Larkfield'],
  ['/jobs/999', 'Senior Management Consultant, New York, New York – Larkfield'],
  ['/nowhere', 'Page not found – Larkfield'],
])('gives the page %s the title %s, whatever the query', (path, title) => {
  const state = createSiteStore({ jobsQuery: asking({ search: 'data', page: 2 }) }).getState()
  expect(documentTitle(state, path)).toBe(title)
})

it('leaves a translated title alone until the title changes', () => {
  const { window, dispatch, turn, visit } = openSiteAt('/jobs?search=data')
  const { document } = window()
  document.title = 'Offene Stellen'
  visit('#results')
  expect(document.title).toBe('Offene Stellen')
  dispatch(searchChanged('data s'))
  turn()
  expect(document.title).toMatch(/^data s \(\d+\) – Open Positions/)
})
