import type { PostalAddress } from 'schema-dts'
import { LOCATION_LABELS, locationOf, type JobLocation } from '../../domain/locations'
import { COUNTRIES } from '../countries'

/** `Toronto, Ontario, Canada` has a city and a region, `Toronto, Canada` a city, `Canada` neither. */
function postalAddress(locationText: string, country: JobLocation): PostalAddress {
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

/**
 * The places of a location text: `Austin, Texas or Denver, Colorado`, `Remote, Canada; Toronto, Ontario`. One
 * that begins with Remote is remote. What is in parentheses, and a leading `Hybrid –`, is for readers.
 */
export function jobPlaces(locationText: string) {
  const country = locationOf(locationText)
  const texts = locationText
    .replaceAll(/ ?\([^)]*\)/g, '')
    .split(/;| or /)
    .map((text) => text.trim().replace(/^(?:hybrid|on-?site)\b\W*/i, ''))
  const places = texts
    .filter((text) => !/^(?:remote\b|$)/i.test(text))
    .map((text) => ({ '@type': 'Place', address: postalAddress(text, country) }) as const)
  const remote = {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: LOCATION_LABELS[country] },
  } as const
  return {
    ...(places.length > 0 && { jobLocation: places.length > 1 ? places : places[0] }),
    ...(texts.some((text) => /^remote\b/i.test(text)) && remote),
  }
}
