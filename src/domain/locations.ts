/** The locations a visitor can filter by, in their one order: on screen, in the address and in state. What a new one needs: src/README.md. */
export const LOCATIONS = ['usa', 'canada', 'india'] as const

export type JobLocation = (typeof LOCATIONS)[number]

export const LOCATION_LABELS: Readonly<Record<JobLocation, string>> = {
  usa: 'USA',
  canada: 'Canada',
  india: 'India',
}

export function isJobLocation(value: unknown): value is JobLocation {
  return LOCATIONS.some((location) => location === value)
}

/** By which a job's location text names its country. */
const NAMES = LOCATIONS.filter((location) => location !== 'usa').map(
  (location) => [location, LOCATION_LABELS[location].toLowerCase()] as const,
)

/** Whether a job's location text belongs to a location: USA is what names none of the others. */
export function isInLocation(locationText: string, location: JobLocation): boolean {
  const text = locationText.toLowerCase()
  if (location === 'usa') return NAMES.every(([, name]) => !text.includes(name))
  return NAMES.some(([named, name]) => named === location && text.includes(name))
}

/** All that a job's location text belongs to. */
export function locationsOf(locationText: string): JobLocation[] {
  return LOCATIONS.filter((location) => isInLocation(locationText, location))
}

/** The one location of a job's location text; of a text that names two countries the first in order. */
export function locationOf(locationText: string): JobLocation {
  return LOCATIONS.find((location) => isInLocation(locationText, location)) ?? 'usa'
}

/** The known locations among `values`, each once, in canonical order. */
export function canonicalLocations(values: readonly unknown[]): JobLocation[] {
  return LOCATIONS.filter((location) => values.includes(location))
}

export function locationNames(locations: readonly JobLocation[]): string[] {
  return locations.map((location) => LOCATION_LABELS[location])
}
