/** @jest-environment node */
import { createAppStore } from '../../src/app/createAppStore'
import { pageTitle } from '../../src/app/pageTitle'
import { EMPTY_QUERY, type JobsQuery } from '../../src/domain/jobsQuery'
import { aJob } from '../support/aJob'

const titleOf = (path: string, query: Partial<JobsQuery> = {}) =>
  pageTitle(createAppStore({ jobsQuery: { ...EMPTY_QUERY, ...query } }).getState(), path)

it.each([
  [{}, 'Open Positions – Cairnway'],
  [{ page: 2 }, 'Page 2 (22) – Open Positions – Cairnway'],
  [{ page: 99 }, 'Page 2 (22) – Open Positions – Cairnway'],
  [{ search: 'cloud architect' }, 'cloud architect (1) – Open Positions – Cairnway'],
  [{ search: ' cloud architect' }, 'cloud architect (0) – Open Positions – Cairnway'],
  [{ search: 'zzz', locations: ['india'] }, 'zzz, India (0) – Open Positions – Cairnway'],
  [{ locations: ['usa', 'india'] }, 'USA + India (16) – Open Positions – Cairnway'],
  [
    { locations: ['usa', 'canada', 'india'], page: 2 },
    'USA + Canada + India, page 2 (22) – Open Positions – Cairnway',
  ],
  [{ locations: ['canada'], page: 2 }, 'Canada (6) – Open Positions – Cairnway'],
] satisfies [Partial<JobsQuery>, string][])('names the search %j "%s"', (query, title) => {
  expect(titleOf('/jobs', query)).toBe(title)
  expect(titleOf('/JOBS/', query)).toBe(title)
})

it('names a text, locations, a page and the number of matches, in this order', () => {
  const jobs = Array.from({ length: 25 }, () => aJob({ title: 'Data Scientist' }))
  const jobsQuery: JobsQuery = { search: 'data scientist', locations: ['usa', 'india'], page: 2 }
  const state = createAppStore({ jobs, jobsQuery }).getState()
  expect(pageTitle(state, '/jobs')).toBe(
    'data scientist, USA + India, page 2 (25) – Open Positions – Cairnway',
  )
})

it.each([
  ['/', 'Find Your Next Career Opportunity – Cairnway'],
  ['/about', 'About Us – Cairnway'],
  ['/contact', 'Contact Us – Cairnway'],
  ['/jobs/1', 'Senior Management Consultant, New York, New York – Cairnway'],
  ['/jobs/999', 'Senior Management Consultant, New York, New York – Cairnway'],
  ['/nowhere', 'Page not found – Cairnway'],
])('names the page %s "%s", whatever is searched for', (path, title) => {
  expect(titleOf(path)).toBe(title)
  expect(titleOf(path, { search: 'data', page: 2 })).toBe(title)
})

const state = createAppStore().getState()

it('names under the policy by-id the position of the address', () => {
  expect(pageTitle(state, '/jobs/1', 'by-id')).toBe(
    'Senior Management Consultant, New York, New York – Cairnway',
  )
  expect(pageTitle(state, '/jobs/7/', 'by-id')).toMatch(/^Cloud Architect, .+ – Cairnway$/)
  expect(pageTitle(state, '/jobs/19', 'by-id')).toMatch(/Canada – Cairnway$/)
})

it('names under the policy by-id an unknown position not found', () => {
  expect(pageTitle(state, '/jobs/999', 'by-id')).toBe('Page not found – Cairnway')
})

it('names a detail of an empty catalog not found', () => {
  expect(pageTitle(createAppStore({ jobs: [] }).getState(), '/jobs/1')).toBe('Page not found – Cairnway')
})
