/** The locations a visitor can filter by, in the order of the screen, the address and the state. How to add one: src/README.md. */
export const LOCATIONS = ['usa', 'canada', 'india'] as const

export type JobLocation = (typeof LOCATIONS)[number]

/** Texts that addresses had for locations before, such as `{ us: 'usa' }`. They are read and never written. */
export const FORMER_LOCATIONS: Readonly<Partial<Record<string, JobLocation>>> = {}

export const LOCATION_LABELS: Readonly<Record<JobLocation, string>> = {
  usa: 'USA',
  canada: 'Canada',
  india: 'India',
}

export function isJobLocation(value: unknown): value is JobLocation {
  return LOCATIONS.some((location) => location === value)
}

/** Returns every location that a job's location text belongs to. A text that names no other country belongs to the USA. */
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
