import type { PostalAddress } from 'schema-dts'
import { readPlaces } from '../places'

/** `Toronto, Ontario, Canada` has a city and a region, `Toronto, Canada` a city, `Canada` neither. */
function postalAddress({ parts, country }: ReturnType<typeof readPlaces>[number]): PostalAddress {
  // Nobody lives in a town named New York Metropolitan Area.
  const [city, ...region] = parts.filter((part) => !/^greater | area$/i.test(part))
  return {
    '@type': 'PostalAddress',
    ...(city !== undefined && { addressLocality: city }),
    ...(region.length > 0 && { addressRegion: region.join(', ') }),
    ...(country && { addressCountry: country.code }),
  }
}

/** The places of a location text, and the countries of remote work, for search engines. */
export function jobPlaces(locationText: string) {
  const all = readPlaces(locationText)
  const places = all
    .filter(({ isRemote }) => !isRemote)
    .map((place) => ({ '@type': 'Place', address: postalAddress(place) }) as const)
  const labels = all.flatMap(({ isRemote, country }) => (isRemote && country ? country.label : []))
  const countries = [...new Set(labels)].map((name) => ({ '@type': 'Country', name }) as const)
  const remote = {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: countries.length > 1 ? countries : countries[0],
  } as const
  return {
    ...(places.length > 0 && { jobLocation: places.length > 1 ? places : places[0] }),
    ...(all.some(({ isRemote }) => isRemote) && remote),
  }
}
