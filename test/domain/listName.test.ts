/** @jest-environment node */
import type { JobsQuery } from '../../src/domain/jobsQuery'
import { EMPTY_QUERY } from '../../src/domain/queryParameters'
import { listName } from '../../src/domain/listName'

it.each([
  [{}, 1, ''],
  [{}, 2, 'Page 2 (25)'],
  [{ search: ' data ' }, 1, 'data (25)'],
  [{ search: ' ' }, 1, ''],
  [{ search: 'data', locations: ['usa', 'india'] }, 3, 'data, USA + India, page 3 (25)'],
] satisfies [Partial<JobsQuery>, number, string][])('names %j on page %d "%s"', (query, page, name) => {
  expect(listName({ ...EMPTY_QUERY, ...query }, page, 25)).toBe(name)
})
