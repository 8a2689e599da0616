import { PATTERN_RULES } from './positionShape'
import { oneOf, type TextRule } from './textRules'

const REGIONS = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const LANGUAGES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** `Intl.Locale` replaces an alias, such as UK, with its canonical code, GB. */
export const countryRule: TextRule = (text) =>
  /^[A-Z]{2}$/.test(text) && REGIONS.of(text) && new Intl.Locale(`und-${text}`).region === text
    ? null
    : "must be the two letters of a country in ISO 3166, like 'DE'."

export const currencyRule = oneOf(
  Intl.supportedValuesOf('currency'),
  "must be the three letters of a currency in ISO 4217, like 'EUR'.",
)

/** Warns of an alias, of a country in the place of a language, and of an unknown code: `jp`, `en-UK`. */
export const languageRule: TextRule = (text) => {
  const mistake = PATTERN_RULES['language']?.(text)
  if (mistake) return mistake
  const [canonical = ''] = Intl.getCanonicalLocales(text)
  const isKnown = LANGUAGES.of(canonical) !== undefined
  if (isKnown && canonical === text) return null
  return {
    warning: `is no code that browsers know. Write ${isKnown ? canonical : 'one like fr, ja or pt-BR'}.`,
  }
}
