/** @jest-environment node */
import { createSiteStore } from '../support/createSiteStore'
import { catalog } from '#content/catalog'
import { selectMatchingJobs } from '../../src/store/visibleJobsSelectors'

it('holds the whole catalog, each of the four ids that stand twice both times', () => {
  const { jobs } = createSiteStore().getState()
  expect(jobs).toEqual(catalog)
  const ids = jobs.map(({ id }) => id)
  expect(['19', '20', '21', '22'].map((id) => ids.filter((other) => other === id).length)).toEqual([
    2, 2, 2, 2,
  ])
})

it('loses no position on the way to the list', () => {
  const matches = selectMatchingJobs(createSiteStore().getState())
  expect(matches.map(({ job }) => job)).toEqual(catalog)
  expect(new Set(matches.map(({ position }) => position)).size).toBe(22)
})
