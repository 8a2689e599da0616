/** The filter's locations, in the order of screen, address and state. How to add one: src/README.md. */
export const LOCATIONS = ['usa', 'canada', 'india'] as const

export type JobLocation = (typeof LOCATIONS)[number]

/** Former names of locations in addresses, such as `{ us: 'usa' }`. They are read and never written. */
export const FORMER_LOCATIONS: Readonly<Partial<Record<string, JobLocation>>> = {}

export const LOCATION_LABELS: Readonly<Record<JobLocation, string>> = {
  usa: 'USA',
  canada: 'Canada',
  india: 'India',
}

export function isJobLocation(value: unknown): value is JobLocation {
  return LOCATIONS.some((location) => location === value)
}

/** Every location of a job's location text. A text that names no other country belongs to the USA. */
export function locationsOf(locationText: string): readonly JobLocation[] {
  const others = LOCATIONS.filter((location) => location !== 'usa')
  // Whole words, because of Indiana.
  const named = others.filter((location) =>
    RegExp(`\\b${LOCATION_LABELS[location]}\\b`, 'i').test(locationText),
  )
  return named.length === 0 ? ['usa'] : named
}

/** The first location that a job's location text belongs to. */
export function locationOf(locationText: string): JobLocation {
  return locationsOf(locationText)[0] ?? 'usa'
}

/** The known locations among `values`, without repeats, in the order of `LOCATIONS`. */
export function canonicalLocations(values: readonly unknown[]): JobLocation[] {
  return LOCATIONS.filter((location) => values.includes(location))
}

export function locationNames(locations: readonly JobLocation[]): string[] {
  return locations.map((location) => LOCATION_LABELS[location])
}
