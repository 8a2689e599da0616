import { countries } from '#content/countries'
import { PAY_UNITS } from '../position'
import type { Rules, TextRule } from './textRules'

const FILTERS = ['locationFilter', 'townFilter', 'departmentFilter', 'workplaceFilter', 'jobTypeFilter']

/** Where every country may be unnamed, no place names one. */
const country = countries.every(({ mayBeUnnamed }) => mayBeUnnamed) ? '{country}?' : '{country}'

/** The patterns of the content by their `{name}`s. With a ? they may lack it. */
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

const rules = Object.entries(PATTERNS).map(([names, fields]) =>
  fields.map((field) => [field, nameRule(names)] as const),
)
export const NAME_RULES: Rules = Object.fromEntries(rules.flat())
