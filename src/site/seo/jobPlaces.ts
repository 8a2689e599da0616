import { countriesOf, findCountry } from '../../domain/locations'
import type { Position } from '../position'

const jobPlace = (address: object) =>
  ({ '@type': 'Place', address: { '@type': 'PostalAddress', ...address } }) as const

/** The places of a position, and the countries to work from, for search engines. Of a text alone, its countries. */
export function jobPlaces({ location, places, workplace }: Position) {
  const countries = countriesOf(location)
  const isRemote = workplace === 'remote'
  const offices =
    places?.map(({ town, region, country }) => ({
      addressLocality: town,
      addressRegion: region,
      addressCountry: findCountry(country)?.code,
    })) ?? countries.map(({ code }) => ({ addressCountry: code }))
  const areas = countries.map(({ label }) => ({ '@type': 'Country', name: label }) as const)
  return {
    ...((places || !isRemote) && { jobLocation: offices.map(jobPlace) }),
    ...(isRemote && { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: areas }),
  }
}
