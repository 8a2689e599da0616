import type { Country } from '#content/countries'
import { departments } from '#content/departments'
import schema from '../../content/position.schema.json' with { type: 'json' }
import { JOB_FIELDS, OPTIONAL_JOB_FIELDS } from '../../domain/job'
import { inEnglish } from '../inEnglish'
import { isCountryCode, WORK_MODE } from '../places'
import { dateRules } from './dateRules'
import { locationRule } from './locationRule'
import { payRateRule } from './payRateRule'
import { matching, without, type Rules, type TextFinding, type TextRule } from './textRules'

const AMOUNT =
  /[$₹€£¥] ?\d[\d.,]*k?|\d[\d.,]* ?(?:k|LPA|[₹€£¥]|USD|CAD|EUR|INR)(?!\w)|\bper (?:hour|day|week|month|year)\b/i
const REMOTE = RegExp(`[(–—,|-] ?\\(?${WORK_MODE}(?!-| \\w)\\)?`, 'i')

const noBullet = without(
  /(?:^|\s)([•·‣▪■●○◦►])(?=\s|$)/,
  'contains %, the bullet of another program. Write a comma, or begin a new point.',
)

type Fields = Readonly<Record<string, unknown>>

const { description, ...texts } = schema.properties

/** The patterns of the schema, which editors know, too. */
export const PATTERN_RULES: Rules = Object.fromEntries(
  Object.entries({ ...texts, description: description.items }).flatMap(([name, property]) =>
    'pattern' in property
      ? [[name, matching(new RegExp(property.pattern), property.patternErrorMessage)]]
      : [],
  ),
)

const wordsOf = (text: string) => ` ${text} `.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')

/** Warns of what belongs in another field, in the title of a position with this location. */
function titleRule(location: string): TextRule {
  const places = inEnglish(location)
    .split(/[,;()]| or /)
    .filter((part) => /\w{3}/.test(part) && !REMOTE.test(`(${part}`))
  return (text) => {
    const [found] =
      AMOUNT.exec(text) ??
      REMOTE.exec(text) ??
      places.filter((place) => wordsOf(text).includes(wordsOf(place)))
    const warning = `contains "${found?.trim()}". A title is the name of the job alone: write the pay as payRate, and the place as location.`
    return found === undefined ? null : { warning }
  }
}

const LOOK_ALIKE =
  'contains %, which only looks like a normal character. Type it again, or a search will not find it.'

/** A hyphen and a slash that `foldText` does not find by those of a keyboard. */
const typed = without(/[\u02D7\u2043\u2215]/, LOOK_ALIKE)

/** Cyrillic letters in a Latin word, unless the position is in a language with Cyrillic letters. */
const oneScript = without(/(?<=\p{sc=Latn})\p{sc=Cyrl}|\p{sc=Cyrl}(?=\p{sc=Latn})/u, LOOK_ALIKE)
const CYRILLIC = /^(?:be|bg|kk|ky|mk|mn|ru|sr|tg|uk)\b/

const typeRule: TextRule = (words) => {
  const text = inEnglish(words)
  const spelled = text.toLowerCase().replace(/(?<=^|, | or )\w/g, (letter) => letter.toUpperCase())
  const warning = `is '${spelled}' in the other positions. Write it like that.`
  return PATTERN_RULES['type']?.(spelled) ?? (spelled === text ? null : { warning })
}

const departmentRule: TextRule = (text) => {
  const labels = departments.map(({ label }) => label)
  const list = labels.length > 0 ? `It has ${labels.join(', ')}.` : 'It is empty.'
  return labels.includes(text) ? null : `must be a label of departments.ts. ${list}`
}

const LANGUAGES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** The code of a language. Warns of a country in the place of a language, and of an unknown one: `jp`, `en-UK`. */
export const languageRule: TextRule = (text) => {
  const mistake = PATTERN_RULES['language']?.(text)
  if (mistake) return mistake
  const { baseName, language, region = '' } = new Intl.Locale(text)
  if (LANGUAGES.of(text) && text.endsWith(region)) return null
  const likely = isCountryCode(language.toUpperCase()) ? `und-${language}` : language
  const codes = [baseName, language, new Intl.Locale(likely).maximize().language]
  const known = codes.find((code) => LANGUAGES.of(code)) ?? 'one like fr, ja or pt-BR'
  return { warning: `is no code that browsers know. Write ${known}.` }
}

/** The rules of a position in the folder of a country. `today` is `YYYY-MM-DD`. */
export function positionRules(fields: Fields, country: Country, today: string, showsByDates: boolean): Rules {
  const inTitle = titleRule(String(fields['location']))
  const isCyrillic = CYRILLIC.test(String(fields['language']))
  const findable: TextRule = (text) => noBullet(text) ?? typed(text) ?? (isCyrillic ? null : oneScript(text))
  return {
    ...PATTERN_RULES,
    type: typeRule,
    department: departmentRule,
    title: (text) => findable(text) ?? inTitle(text),
    description: (text) => findable(text) ?? PATTERN_RULES['description']?.(text) ?? null,
    language: languageRule,
    location: locationRule(country),
    payRate: payRateRule(country.currency),
    ...dateRules(String(fields['createdDate']), today, showsByDates),
  }
}

const NAMES: readonly string[] = [...JOB_FIELDS, ...OPTIONAL_JOB_FIELDS]

function fieldMistake(name: string, value: unknown): string | null {
  if (!NAMES.includes(name)) return `is not a name the site knows. It knows ${NAMES.join(', ')}.`
  if (value === undefined) return 'is missing. Copy its line from another position, and change it.'
  if (Array.isArray(value) === (name === 'description')) return null
  return name === 'description'
    ? 'must be a list. Begin each point on a new line with two spaces, a - and a space.'
    : 'must be a text, not a list.'
}

/** Finds missing, unknown and wrong fields. A misspelled one is unknown, and not also missing. */
export function checkFields(fields: Fields): readonly TextFinding[] {
  const given = Object.keys(fields)
  const isSpelled = given.every((name) => NAMES.includes(name))
  return [...new Set([...given, ...(isSpelled ? JOB_FIELDS : [])])].flatMap((label) => {
    const mistake = fieldMistake(label, fields[label])
    return mistake === null ? [] : { label, text: '', mistake }
  })
}
