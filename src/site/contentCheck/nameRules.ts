import { countries } from '#content/countries'
import { PAY_UNITS } from '../position'
import type { Rules, TextRule } from './textRules'

const FILTERS = ['locationFilter', 'townFilter', 'departmentFilter', 'workplaceFilter', 'jobTypeFilter']

/** Optional if no country has to be named. */
const country = countries.every(({ mayBeUnnamed }) => mayBeUnnamed) ? '{country}?' : '{country}'

/** The fields of the content by the `{name}`s of their pattern. A name with a ? is optional. */
const PATTERNS = {
  '{others} {last}': ['countriesInText', 'resultsText, selected'],
  '{labels}?': FILTERS.map((filter) => `${filter}, selected`),
  '{positions}? {label}': FILTERS.map((filter) => `${filter}, positions`),
  '{text} {next}': ['signs, list', 'signs, titles', 'signs, sentences'],
  '{text}': ['signs, quoted'],
  [`{town} {region}? ${country}`]: ['placeText, place'],
  '{places} {place}': ['placeText, several'],
  '{place}': ['placeText, hybrid'],
  [country]: ['placeText, remote'],
  '{sign} {number}': ['payText, amount'],
  '{from} {to}': ['payText, fromTo'],
  '{from}': ['payText, from'],
  '{to}': ['payText, upTo'],
  '{pay}': PAY_UNITS.map((unit) => `payText, ${unit}`),
}

const namesIn = (text: string): readonly string[] => text.match(/\{[^{}]*\}?|\}/g) ?? []

function nameRule(names: string): TextRule {
  const known = namesIn(names)
  return (text) => {
    const found = namesIn(text)
    const other = found.find((name) => !known.includes(name))
    const missing = known.find((name) => !found.includes(name) && !names.includes(`${name}?`))
    if (other) return `contains ${other}. Between { and } it may have ${known.join(' or ')}.`
    return missing ? `must have ${missing}.` : null
  }
}

export const NAME_RULES: Rules = Object.fromEntries(
  Object.entries(PATTERNS).flatMap(([names, fields]) => fields.map((field) => [field, nameRule(names)])),
)
