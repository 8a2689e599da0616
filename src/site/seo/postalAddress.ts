import type { PostalAddress } from 'schema-dts'
import { LOCATION_LABELS, locationOf } from '../../domain/locations'
import { COUNTRIES } from '../countries'

/** `Toronto, Ontario, Canada` has a city and a region, `Toronto, Canada` a city. The country is the location filter's. */
export function postalAddress(locationText: string): PostalAddress {
  const country = locationOf(locationText)
  const label = LOCATION_LABELS[country].toLowerCase()
  const [city, ...region] = locationText
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && part.toLowerCase() !== label)
  return {
    '@type': 'PostalAddress',
    ...(city !== undefined && { addressLocality: city }),
    ...(region.length > 0 && { addressRegion: region.join(', ') }),
    addressCountry: COUNTRIES[country].code,
  }
}
