/** @jest-environment node */
import { positionWords } from '#content/positionWords'
import { FACETS } from '../../src/domain/facets'
import { addFilters } from '../support/addFilters'

it('finds the department whose label a position has, and none whose label is a part of it', () => {
  addFilters()
  expect(FACETS.departments.valuesOf('Design').map(({ name }) => name)).toEqual(['design'])
  expect(FACETS.departments.valuesOf('Design Systems')).toEqual([])
})

it.each([
  ['New York, NY; Boston, MA', ['new-york']],
  ['Remote, USA, or in NEW YORK', ['new-york']],
  ['York, UK; New York, NY (hybrid)', ['york', 'new-york']],
  ['Yorkton, Canada', []],
])('finds the towns that %s names', (location, towns) => {
  expect(FACETS.towns.valuesOf(location).map(({ name }) => name)).toEqual(towns)
})

it.each([
  ['Larkfield · Contract or Full-time · 9\u00a0months · Hybrid', ['hybrid'], ['full-time', 'contract']],
  ['Hybrid · Per Diem، internship、contract · Remote', ['remote'], ['contract', 'per-diem']],
  ['Larkfield · Works · BEFRISTET · Full-time', [], ['contract']],
  ['Contract · Larkfield · Freelance · Permanent contract', [], []],
])('finds the workplace and the types in %s', (terms, workplaces, types) => {
  Object.assign(positionWords, { Contract: 'Befristet' })
  expect(FACETS.workplaces.valuesOf(terms).map(({ name }) => name)).toEqual(workplaces)
  expect(FACETS.types.valuesOf(terms).map(({ name }) => name)).toEqual(types)
})
