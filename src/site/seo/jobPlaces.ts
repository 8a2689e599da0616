import { countriesOf, findCountry } from '../../domain/locations'
import type { Place, Position } from '../position'
import { oneOrAll } from './oneOrAll'

const jobPlace = (address: object) =>
  ({ '@type': 'Place', address: { '@type': 'PostalAddress', ...address } }) as const

function addressOf({ town, region, country }: Place) {
  const code = findCountry(country)?.code
  return {
    addressLocality: town,
    ...(region !== undefined && { addressRegion: region }),
    addressCountry: code,
  }
}

/** The places of a position, and the countries to work from, for search engines. Of a text alone, its countries. */
export function jobPlaces({ location, places, workplace }: Position) {
  const countries = countriesOf(location)
  const isRemote = workplace === 'remote'
  const offices = places?.map(addressOf) ?? countries.map(({ code }) => ({ addressCountry: code }))
  const areas = countries.map(({ label }) => ({ '@type': 'Country', name: label }) as const)
  return {
    ...((places || !isRemote) && { jobLocation: oneOrAll(offices.map(jobPlace)) }),
    ...(isRemote && { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: oneOrAll(areas) }),
  }
}
