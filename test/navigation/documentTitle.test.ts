/** @jest-environment node */
import { createSiteStore } from '../support/createSiteStore'
import { documentTitle } from '../../src/navigation/documentTitle'
import type { JobsQuery } from '../../src/domain/jobsQuery'
import { EMPTY_QUERY } from '../../src/domain/queryParameters'

const titleOf = (path: string, query: Partial<JobsQuery> = {}) =>
  documentTitle(createSiteStore({ jobsQuery: { ...EMPTY_QUERY, ...query } }).getState(), path)

it.each([
  [{}, 'Open Positions – Larkfield'],
  [{ page: 2 }, 'Page 2 (22) – Open Positions – Larkfield'],
  [{ page: 99 }, 'Page 2 (22) – Open Positions – Larkfield'],
  [{ search: 'cloud architect' }, 'cloud architect (1) – Open Positions – Larkfield'],
  [{ search: ' ' }, 'Open Positions – Larkfield'],
  [{ search: ' cloud architect' }, 'cloud architect (0) – Open Positions – Larkfield'],
  [{ search: 'zzz', locations: ['india'] }, 'zzz, India (0) – Open Positions – Larkfield'],
  [{ locations: ['usa', 'india'] }, 'USA + India (16) – Open Positions – Larkfield'],
  [
    { locations: ['usa', 'canada', 'india'], page: 2 },
    'USA + Canada + India, page 2 (22) – Open Positions – Larkfield',
  ],
  [{ locations: ['canada'], page: 2 }, 'Canada (6) – Open Positions – Larkfield'],
] satisfies [Partial<JobsQuery>, string][])('names the search %j "%s"', (query, title) => {
  expect(titleOf('/jobs', query)).toBe(title)
  expect(titleOf('/JOBS/', query)).toBe(title)
})

it.each([
  ['/', 'Find Your Next Career Opportunity – Larkfield'],
  ['/about', 'About Us – Larkfield'],
  ['/contact', 'Contact Us – Larkfield'],
  ['/jobs/1', 'Senior Management Consultant, New York, New York – Larkfield'],
  ['/jobs/999', 'Senior Management Consultant, New York, New York – Larkfield'],
  ['/nowhere', 'Page not found – Larkfield'],
])('names the page %s "%s", whatever is searched for', (path, title) => {
  expect(titleOf(path)).toBe(title)
  expect(titleOf(path, { search: 'data', page: 2 })).toBe(title)
})

const state = createSiteStore().getState()

it('names under the policy by-id the position of the address', () => {
  expect(documentTitle(state, '/jobs/1', 'by-id')).toBe(
    'Senior Management Consultant, New York, New York – Larkfield',
  )
  expect(documentTitle(state, '/jobs/7/', 'by-id')).toMatch(/^Cloud Architect, .+ – Larkfield$/)
  expect(documentTitle(state, '/jobs/19', 'by-id')).toMatch(/Canada – Larkfield$/)
})

it('names under the policy by-id an unknown position not found', () => {
  expect(documentTitle(state, '/jobs/999', 'by-id')).toBe('Page not found – Larkfield')
})

it('names a detail of an empty catalog not found', () => {
  expect(documentTitle(createSiteStore({ jobs: [] }).getState(), '/jobs/1')).toBe(
    'Page not found – Larkfield',
  )
})
