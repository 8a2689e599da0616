import { countries, type Country } from '#content/countries'
import { countriesOf } from '../../domain/locations'
import { COUNTRY, lacksState, readPlaces } from '../places'
import type { TextRule } from './textRules'

/** In a language that the site does not read: `Deutschland oder Hamburg`. */
const COUNTRY_AND_TOWN = RegExp(`^${COUNTRY}(?: \\p{L}+){2}`, 'iu')

/** Two places that readers tell apart and programs do not: `Austin, TX / Denver, CO`, but not `Jammu and Kashmir`. */
function isJoined(part: string, index: number, { parts, country }: ReturnType<typeof readPlaces>[number]) {
  const halves = part.split(/ and | [&+] | ?[/|] ?/)
  const isWhole = index === 0 || (index === parts.length - 1 && country?.code !== 'US')
  return (
    COUNTRY_AND_TOWN.test(part) ||
    (halves.length > 1 &&
      (!isWhole || halves.some((half) => /^remote$/i.test(half) || half === country?.label)))
  )
}

/** A place in the country of its file, which a reader, the location filter and search engines find there alone. */
export function locationRule(country: Country): TextRule {
  const { label, mayBeUnnamed = false } = country
  const form = mayBeUnnamed ? 'Town, State' : `Town, State, ${label}`
  const wanted = `Write '${form}' or '${form} (hybrid)', or 'Remote, ${label}', or move the file to the folder of its country.`
  return (text) => {
    const places = readPlaces(text)
    const elsewhere = places.map((place) => place.elsewhere).find((each) => each !== '')
    if (elsewhere !== undefined) return `names ${elsewhere}, which is no country of this site. ${wanted}`
    if (places.some((place) => place.parts.some((part, index) => isJoined(part, index, place))))
      return "has two places in one. Write ; or 'or' between places."
    if (places.some((place) => !place.isRemote && /\d/.test(place.text)))
      return `has a street or a postal code. Write the town, the state and the country alone, like '${form}'.`
    const found = countriesOf(text)
    const isTold = (each: Country) => places.some((place) => place.country === each)
    if (found.length === 0) return `names no country. ${wanted}`
    if (!found.includes(country) || countries.some((each) => isTold(each) !== found.includes(each)))
      return `would be listed under ${found.map((each) => each.label).join(' and ')}. ${wanted}`
    const own = places.filter((place) => place.parts.length > 0 && place.country === country)
    const bare = [text, ...own.map((place) => place.text)].find((each) => lacksState(country, each))
    return bare === undefined ? null : `names no US state after "${bare}". ${wanted}`
  }
}
