import { countries, countriesInText, type Country } from '#content/countries'
import { fill } from './fill'

/** The names of the countries, in the order of screen, address and state. */
export const LOCATIONS = countries.map(({ name }) => name)

export function isLocation(value: unknown): value is string {
  return LOCATIONS.some((location) => location === value)
}

const words = (text: string) =>
  ` ${text
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu)
    ?.join(' ')} `

/** Every location that a job's location text names as whole words, or else the country that needs no name. */
export function locationsOf(locationText: string): readonly string[] {
  const text = words(locationText)
  const named = countries.filter(({ label }) => text.includes(words(label)))
  const found = named.length > 0 ? named : countries.filter(({ mayBeUnnamed }) => mayBeUnnamed)
  return found.map(({ name }) => name)
}

/** The first location that a job's location text belongs to. Empty for none. */
export function locationOf(locationText: string): string {
  return locationsOf(locationText)[0] ?? ''
}

/** The locations among `values`, also by former names, without repeats, in the order of `LOCATIONS`. */
export function canonicalLocations(values: readonly unknown[]): string[] {
  const isAsked = ({ name, formerNames = [] }: Country) =>
    [name, ...formerNames].some((each) => values.includes(each))
  return countries.filter(isAsked).map(({ name }) => name)
}

export const findCountry = (location: string) => countries.find(({ name }) => name === location)

export const locationLabel = (location: string) => findCountry(location)?.label ?? location

/** For a sentence: `the USA, Canada and India`. */
export function locationsInText(): string {
  const labels = countries.map(({ label, inText = label }) => inText)
  const last = labels.pop() ?? ''
  return labels.length === 0 ? last : fill(countriesInText, { others: labels.join(', '), last })
}
