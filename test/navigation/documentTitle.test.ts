/** @jest-environment node */
import type { JobsQuery } from '../../src/domain/jobsQuery'
import { documentTitle } from '../../src/navigation/documentTitle'
import { searchChanged } from '../../src/store/jobsQuerySlice'
import { asking } from '../support/asking'
import { createSiteStore } from '../support/createSiteStore'
import { openSiteAt } from '../support/openSite'

const stateOf = (query: Partial<JobsQuery>) => createSiteStore({ jobsQuery: asking(query) }).getState()

it.each([
  [{}, 'Open Positions – Larkfield'],
  [{ search: ' ' }, 'Open Positions – Larkfield'],
  [{ page: 99 }, 'Page 2 (22) – Open Positions – Larkfield'],
  [{ search: ' cloud  architect ' }, 'cloud architect (1) – Open Positions – Larkfield'],
  [{ search: 'zzz', locations: ['india'] }, 'zzz, India (0) – Open Positions – Larkfield'],
  [{ locations: ['usa', 'india'], page: 2 }, 'USA + India, page 2 (16) – Open Positions – Larkfield'],
  [{ locations: ['canada'], page: 2 }, 'Canada (6) – Open Positions – Larkfield'],
] as const)('names the query %j in the title: %s', (query, title) => {
  expect(documentTitle(stateOf(query), '/JOBS/')).toBe(title)
})

it.each([
  ['/', 'Find Your Next Career Opportunity – Larkfield'],
  ['/about', 'About Us – Larkfield'],
  ['/contact', 'Contact Us – Larkfield'],
  ['/jobs/999', 'Senior Management Consultant, New York, New York – Larkfield'],
  ['/nowhere', 'Page not found – Larkfield'],
])('gives the page %s the title %s, whatever the query', (path, title) => {
  expect(documentTitle(stateOf({ search: 'data', page: 2 }), path)).toBe(title)
})

it('gives a detail of an empty catalog the title “Page not found”', () => {
  const state = createSiteStore({ jobs: [] }).getState()
  expect(documentTitle(state, '/jobs/1')).toBe('Page not found – Larkfield')
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
