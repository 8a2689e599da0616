import { countries, countriesInText, type Country } from '#content/countries'
import { fillList } from './fill'

/** The names of the countries, in the order of screen, address and state. */
export const LOCATIONS = countries.map(({ name }) => name)

const words = (text: string) =>
  ` ${text
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu)
    ?.join(' ')} `

/** Every country that a job's location text names as whole words, or else the one that needs no name. */
export function countriesOf(locationText: string): readonly Country[] {
  const text = words(locationText)
  const named = countries.filter(({ label }) => text.includes(words(label)))
  return named.length > 0 ? named : countries.filter(({ mayBeUnnamed }) => mayBeUnnamed)
}

export function locationOf(locationText: string): string {
  return countriesOf(locationText)[0]?.name ?? ''
}

export const findCountry = (location: string) => countries.find(({ name }) => name === location)

/** For a sentence: `the USA, Canada and India`. */
export function locationsInText(): string {
  const names = countries.map(({ label, inText = label }) => inText)
  return fillList(countriesInText, names)
}
