import { countries, locationFilter } from '#content/countries'
import { departmentFilter, departments } from '#content/departments'
import { listFacet } from './listFacet'
import { countriesOf } from './locations'

/** By their keys in the state, in the order of screen and address. How to add one: src/README.md. */
export const FACETS = {
  locations: listFacet({
    name: 'location',
    values: countries,
    field: 'location',
    valuesOf: countriesOf,
    text: locationFilter,
  }),
  departments: listFacet({
    name: 'department',
    values: departments,
    field: 'department',
    text: departmentFilter,
  }),
}

export type FacetKey = keyof typeof FACETS

export const FACET_KEYS = Object.keys(FACETS).filter((key): key is FacetKey => key in FACETS)
