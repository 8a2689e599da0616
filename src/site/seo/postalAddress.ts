import type { PostalAddress } from 'schema-dts'
import { LOCATION_LABELS, type JobLocation } from '../../domain/locations'
import { COUNTRIES } from '../countries'

/** `Toronto, Ontario, Canada` has a city and a region, `Toronto, Canada` a city, `Canada` neither. */
export function postalAddress(locationText: string, country: JobLocation): PostalAddress {
  const label = LOCATION_LABELS[country].toLowerCase()
  const [city, ...region] = locationText
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && ![label, 'united states', 'u.s.', 'us'].includes(part.toLowerCase()))
  return {
    '@type': 'PostalAddress',
    ...(city !== undefined && { addressLocality: city }),
    ...(region.length > 0 && { addressRegion: region.join(', ') }),
    addressCountry: COUNTRIES[country].code,
  }
}
