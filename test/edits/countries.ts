import { LOCATIONS, type JobLocation } from '../../src/domain/locations'
import { COUNTRIES as KNOWN } from '../../src/site/countries'

/** A file of positions, and what is legitimate in it. */
export interface Country {
  readonly file: string
  readonly list: string
  readonly places: readonly [string, string]
  readonly payRates: readonly [string, string]
}

function countryOf(location: JobLocation): Country {
  const { list, place, currency } = KNOWN[location]
  return {
    file: `${list}.ts`,
    list,
    places: [place, place.replace(/^[^,]+/, 'Saint-Éloi')],
    payRates: [currency.oneRate, currency.fromTo],
  }
}

export const USA = countryOf('usa')
export const CANADA = countryOf('canada')
export const INDIA = countryOf('india')

/** In the site's order. */
export const COUNTRIES: readonly Country[] = LOCATIONS.map(countryOf)
