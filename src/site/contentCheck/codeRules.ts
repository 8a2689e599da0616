import { PATTERN_RULES } from './positionShape'
import { oneOf, type TextRule } from './textRules'

const REGIONS = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const LANGUAGES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** `Intl.Locale` replaces an alias, such as UK, with its canonical code, GB. */
const isCountryCode = (code: string) =>
  /^[A-Z]{2}$/.test(code) && REGIONS.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code

export const countryRule: TextRule = (text) =>
  isCountryCode(text) ? null : "must be the two letters of a country in ISO 3166, like 'DE'."

export const currencyRule = oneOf(
  Intl.supportedValuesOf('currency'),
  "must be the three letters of a currency in ISO 4217, like 'EUR'.",
)

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
