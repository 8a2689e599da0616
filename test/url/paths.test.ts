/** @jest-environment node */
import { isJobsListPath, jobDetailPath, jobIdAt, jobsPath, jobsPathAsLeft } from '../../src/url/paths'
import { EMPTY_QUERY } from '../../src/domain/queryParameters'

it('knows the list by any spelling of its path, and nothing else', () => {
  expect(['/jobs', '/JOBS/'].every((path) => isJobsListPath(path))).toBe(true)
  expect(['/', '/jobs/1', '/about', '/job'].some((path) => isJobsListPath(path))).toBe(false)
})

it.each([
  ['/jobs/3', '3'],
  ['/jobs/3/', '3'],
  ['/jobs/%33', '3'],
  ['/jobs', ''],
  ['/about', ''],
])('reads in %s the id %j', (path, id) => {
  expect(jobIdAt(path)).toBe(id)
})

it('makes links to the list and to a position', () => {
  expect(jobsPath()).toBe('/jobs')
  expect(jobsPath({ ...EMPTY_QUERY, search: 'a b', locations: ['canada'], page: 2 })).toBe(
    '/jobs?search=a+b&location=canada&page=2',
  )
  expect(jobDetailPath('19')).toBe('/jobs/19')
})

it.each([
  ['/jobs?search=a&location=usa&page=2', '/jobs?search=a&location=usa&page=2'],
  ['/JOBS/?page=02', '/jobs?page=2'],
  ['/jobs?search=a&utm_source=x#top', '/jobs?search=a'],
  ['/jobs', '/jobs'],
  ['/about?search=a', '/jobs'],
  ['/jobs/3?search=a', '/jobs'],
  [null, '/jobs'],
  [undefined, '/jobs'],
  [{ pathname: '/jobs' }, '/jobs'],
  ['', '/jobs'],
])('U32: leads from a detail that %j led to back to %s', (from, back) => {
  expect(jobsPathAsLeft(from)).toBe(back)
})
