/** @jest-environment node */
import { documentTitle } from '../../src/navigation/documentTitle'
import { searchChanged } from '../../src/store/jobsQuerySlice'
import { asking } from '../support/asking'
import { createSiteStore } from '../support/createSiteStore'
import { openSiteAt } from '../support/openSite'

const HOME = 'Find Your Next Career Opportunity'
const LIST = 'Canada (6) – Open Positions'
const DETAIL = 'Senior Management Consultant, New York, New York'
const NOT_FOUND = 'Page not found'

it.each([
  ['/', HOME],
  ['/%6Aobs', LIST],
  ['/Jobs.HTML', LIST],
  ['/jobs/index.html', LIST],
  ['/JOBS/3/', DETAIL],
  ['/jobs/%2F', DETAIL],
  ['/jobs;v=1//1', DETAIL],
  ['/jobs/3/apply', NOT_FOUND],
  ['/jobsx', NOT_FOUND],
])('U31: gives the page at %s the title %s, whatever the query', (path, title) => {
  const state = createSiteStore({ jobsQuery: asking({ locations: ['canada'] }) }).getState()
  expect(documentTitle(state, path)).toBe(`${title} – Larkfield`)
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
