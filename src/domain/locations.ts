import { countries, countriesInText, type Country } from '#content/countries'
import { fillList } from './fill'
import type { FacetValue } from './listFacet'

/** The names of the countries, in the order of screen, address and state. */
export const LOCATIONS = countries.map(({ name }) => name)

/** In upper case, which i and ı share. A space on both sides of each word: a label is found as whole words. */
const words = (text: string) =>
  (text.toUpperCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => ` ${word} `).join('')

/** The values whose labels a text has as whole words. A word of `New York` does not name York. */
export function namedIn<Value extends FacetValue>(text: string, values: readonly Value[]): readonly Value[] {
  const wordsOfText = words(text)
  return values.filter(({ label }) => {
    const name = words(label)
    if (!wordsOfText.includes(name)) return false
    const longer = values
      .map((other) => words(other.label))
      .filter((other) => other !== name && other.includes(name))
    return longer.reduce((rest, other) => rest.replaceAll(other, '|'), wordsOfText).includes(name)
  })
}

/** Every country that a job's location text names, or else the one that needs no name. */
export function countriesOf(locationText: string): readonly Country[] {
  const named = namedIn(locationText, countries)
  return named.length > 0 ? named : countries.filter(({ mayBeUnnamed }) => mayBeUnnamed)
}

export const findCountry = (location: string) => countries.find(({ name }) => name === location)

/** For a sentence: `the USA, Canada and India`. */
export function locationsInText(): string {
  const names = countries.map(({ label, inText = label }) => inText)
  return fillList(countriesInText, names)
}
