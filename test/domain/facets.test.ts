/** @jest-environment node */
import { FACETS } from '../../src/domain/facets'
import { addFilters } from '../support/addFilters'

it('finds the department whose label a position has, and none whose label is a part of it', () => {
  addFilters()
  expect(FACETS.departments.valuesOf('Design').map(({ name }) => name)).toEqual(['design'])
  expect(FACETS.departments.valuesOf('Design Systems')).toEqual([])
})

it.each([
  ['Larkfield · Contract or Full-time · 9\u00a0months · Hybrid', ['hybrid'], ['full-time', 'contract']],
  ['Hybrid · Per Diem, internship · Remote', ['remote'], ['per-diem']],
  ['Contract · Larkfield · Freelance · Permanent contract', [], []],
])('finds the workplace and the types in %s', (terms, workplaces, types) => {
  expect(FACETS.workplaces.valuesOf(terms).map(({ name }) => name)).toEqual(workplaces)
  expect(FACETS.types.valuesOf(terms).map(({ name }) => name)).toEqual(types)
})
