import { countries, locationFilter } from '#content/countries'
import { departmentFilter, departments } from '#content/departments'
import { jobTypeFilter, jobTypes } from '#content/jobTypes'
import { townFilter, towns } from '#content/towns'
import { workplaceFilter, workplaces } from '#content/workplaces'
import { termsOf } from './cardTexts'
import { typeName, typesIn } from './employmentTypes'
import { listFacet } from './listFacet'
import { countriesOf, namedIn } from './locations'

/** By their keys in the state, in the order of screen and address. How to add one: src/README.md. */
export const FACETS = {
  locations: listFacet({
    name: 'location',
    values: countries,
    field: 'location',
    valuesOf: countriesOf,
    text: locationFilter,
  }),
  towns: listFacet({
    name: 'town',
    values: towns,
    field: 'location',
    valuesOf: (text) => namedIn(text, towns),
    text: townFilter,
  }),
  departments: listFacet({
    name: 'department',
    values: departments,
    field: 'department',
    text: departmentFilter,
  }),
  workplaces: listFacet({
    name: 'workplace',
    values: workplaces,
    field: 'terms',
    valuesOf: (text) => workplaces.filter(({ label }) => termsOf(text).includes(label)),
    text: workplaceFilter,
  }),
  types: listFacet({
    name: 'type',
    values: jobTypes,
    field: 'terms',
    valuesOf: (text) => {
      const types = typesIn(termsOf(text).find((term) => typesIn(term).some(Boolean)) ?? '')
      return jobTypes.filter(({ name }) => types.some((type) => type && typeName(type) === name))
    },
    text: jobTypeFilter,
  }),
}

export type FacetKey = keyof typeof FACETS

export const FACET_KEYS = Object.keys(FACETS).filter((key): key is FacetKey => key in FACETS)
