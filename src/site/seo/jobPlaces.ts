import { readPlaces } from '../places'

/** The places of a location text, and the areas of remote work, for search engines. */
export function jobPlaces(locationText: string) {
  const all = readPlaces(locationText)
  // An area beside remote work is one to work from: `Remote, USA or Canada`, `Remote in Texas or Ohio`.
  const isHome = ({ isRemote, town, region }: (typeof all)[number]) =>
    isRemote || (!town && all.some((other) => other.isRemote && (other.region || !region)))
  const places = all
    .filter((place) => !isHome(place))
    .map(({ town, region, country }) => {
      const address = {
        '@type': 'PostalAddress',
        ...(town && { addressLocality: town }),
        ...(region && { addressRegion: region }),
        ...(country && { addressCountry: country.code }),
      } as const
      return { '@type': 'Place', address } as const
    })
  const areas = all.filter(isHome).flatMap(({ town, region, country }) => {
    const [type, name] = region && !town ? (['State', `${region}, `] as const) : (['Country', ''] as const)
    return country ? [[name + country.label, type] as const] : []
  })
  const named = [...new Map(areas)].map(([name, type]) => ({ '@type': type, name }) as const)
  return {
    ...(places.length > 0 && { jobLocation: places.length > 1 ? places : places[0] }),
    ...(named.length > 0 && {
      jobLocationType: 'TELECOMMUTE' as const,
      applicantLocationRequirements: named.length > 1 ? named : named[0],
    }),
  }
}
