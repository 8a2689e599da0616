/** @jest-environment node */
import { FACETS } from '../../src/domain/facets'
import { addDepartments } from '../support/addDepartments'

it('finds the department whose label a position has, and none whose label is a part of it', () => {
  addDepartments()
  expect(FACETS.departments.valuesOf('Design').map(({ name }) => name)).toEqual(['design'])
  expect(FACETS.departments.valuesOf('Design Systems')).toEqual([])
})
