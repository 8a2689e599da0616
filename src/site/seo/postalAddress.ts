import type { PostalAddress } from 'schema-dts'
import { LOCATION_LABELS, locationOf, type JobLocation } from '../../domain/locations'

const COUNTRY_CODES: Readonly<Record<JobLocation, string>> = { usa: 'US', canada: 'CA', india: 'IN' }

/**
 * Where a position is, as far as its location text says it: `Toronto, Ontario, Canada` has a city and a region,
 * `Toronto, Canada` a city. The country is the one that it is found under.
 */
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
    addressCountry: COUNTRY_CODES[country],
  }
}
