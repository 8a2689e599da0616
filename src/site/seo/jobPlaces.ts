import { readPlaces } from '../places'

/** The places of a location text, and the areas of remote work, for search engines. */
export function jobPlaces(locationText: string) {
  const all = readPlaces(locationText)
  // An area beside remote work is one to work from: `Remote, USA or Canada`, `Remote in Texas or Ohio`.
  const isHome = ({ isRemote, town, region }: (typeof all)[number]) =>
    isRemote || (!town && all.some((other) => other.isRemote && (other.region || !region)))
  const offices = all.filter((place) => !isHome(place))
  const places = offices.map(({ town, region, country }) => {
    const address = {
      ...(town && { addressLocality: town }),
      ...(region && { addressRegion: region }),
      ...(country && { addressCountry: country.code }),
    }
    return { '@type': 'Place', address: { '@type': 'PostalAddress', ...address } } as const
  })
  const homes = all.filter(isHome).flatMap(({ town, region, country }) => {
    const state = region && !town ? `${region}, ` : ''
    return country ? [[state + country.label, state ? 'State' : 'Country'] as const] : []
  })
  const areas = [...new Map(homes)].map(([name, type]) => ({ '@type': type, name }) as const)
  const remote = {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: areas.length > 1 ? areas : areas[0],
  } as const
  return {
    ...(places.length > 0 && { jobLocation: places.length > 1 ? places : places[0] }),
    ...(areas.length > 0 && remote),
  }
}
