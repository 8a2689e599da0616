/** @jest-environment node */
import { EMPTY_QUERY, isFiltered, toJobsQuery } from '../../src/domain/jobsQuery'
import { asking } from '../support/asking'

it('takes a search of spaces for a filter, and a page for none', () => {
  expect(isFiltered(asking({ search: ' ' }))).toBe(true)
  expect(isFiltered(asking({ page: 2 }))).toBe(false)
})

it('U37: keeps of an imported query what is valid', () => {
  const imported = { search: 'a', locations: ['mars', 'india', null, 'USA', 7, 'usa', 'usa'], page: '2' }
  expect(toJobsQuery(imported)).toEqual(asking({ search: 'a', locations: ['usa', 'india'] }))
  expect(toJobsQuery(undefined)).toBe(EMPTY_QUERY)
})
