import type { Country } from '#content/countries'
import { countriesOf, findCountry, LOCATIONS } from '../../domain/locations'
import type { Facts, Pay, Place } from '../position'
import { isCurrency } from './isoCodes'
import { PATTERN_RULES } from './positionShape'
import type { Rules, TextFinding, TextRule } from './textRules'

export const currencyRule: TextRule = (text) =>
  isCurrency(text) ? null : "must be the three letters of a currency in ISO 4217, like 'EUR'."

/** The location filter lists a position by its text: in the country of its folder, and in those of its places. */
function locationRule(own: Country, places: readonly Place[] | undefined): TextRule {
  const wanted = new Set([own.name, ...(places ?? []).map(({ country }) => country)])
  return (text) => {
    const found = countriesOf(text)
    const isElsewhere = places && found.some(({ name }) => !wanted.has(name))
    if (found.includes(own) && !isElsewhere) return null
    const listed = found.map(({ label }) => label).join(' and ')
    return `${listed ? `would be listed under ${listed}` : 'names no country'}. Name ${own.label} alone, or move the file to the folder of its country.`
  }
}

/** An hourly rate from here on is rather a salary. */
const MAX_HOURLY_RATE = 10_000

function payRules({ from = NaN, to = NaN }: Partial<Pay>): Rules {
  return {
    'pay, to': (text) => {
      if (from > to)
        return `must not be below from. Write the lower amount as from: 'from: ${to}, to: ${from}'.`
      const warning = 'is more than five times from. Is a digit missing or extra?'
      return PATTERN_RULES['pay, to']?.(text) ?? (from > 0 && to > 5 * from ? { warning } : null)
    },
    'pay, per': (text) => {
      const warning = `looks like the pay for a year. If it is, write 'per: year'.`
      return (
        PATTERN_RULES['pay, per']?.(text) ?? (text === 'hour' && from >= MAX_HOURLY_RATE ? { warning } : null)
      )
    },
    'pay, currency': currencyRule,
  }
}

/** The rules of the places and the pay of a position in the folder of a country. */
export const factRules = ({ places, pay }: Facts, country: Country): Rules => ({
  location: locationRule(country, places),
  'places, country': (text) =>
    findCountry(text) ? null : `must be the name of a country in countries.ts: ${LOCATIONS.join(' or ')}.`,
  ...payRules(pay ?? {}),
})

/** A position needs a place or remote work, and a pay needs a limit. */
export function missingFacts(location: unknown, { pay }: Facts): readonly TextFinding[] {
  const mistakes = {
    location: location === undefined && "is missing. Write it, or places, or 'workplace: remote'.",
    pay:
      pay &&
      (pay.from ?? pay.to) === undefined &&
      "must have from or to, or both, like 'pay: { from: 75, to: 88, per: hour }'.",
  }
  return Object.entries(mistakes).flatMap(([label, mistake]) => (mistake ? { label, text: '', mistake } : []))
}
