import type { Country } from '#content/countries'
import { FACETS } from '../../domain/facets'
import { countriesOf, LOCATIONS } from '../../domain/locations'
import type { Facts } from '../position'
import { currencyRule } from './codeRules'
import { PATTERN_RULES } from './positionShape'
import { oneOf, type Rules, type TextFinding, type TextRule } from './textRules'

/** The filters list a position by its text: in the country of its folder, and in the countries and towns of its places. */
function locationRule(own: Country, { places, workplace }: Facts, hasOrigin: boolean): TextRule {
  const wanted = new Set([own.name, ...(places ?? []).map(({ country }) => country)])
  return (text) => {
    const found = countriesOf(text)
    const isElsewhere = places && found.some(({ name }) => !wanted.has(name))
    if (!found.includes(own) || isElsewhere) {
      const listed = found.map(({ label }) => label).join(' and ')
      return `${listed ? `would be listed under ${listed}` : 'names no country'}. Name ${own.label} alone, or move the file to the folder of its country.`
    }
    const towns = FACETS.towns.valuesOf(text)
    const missing = places?.find(({ town }) =>
      FACETS.towns.values.some((value) => value.label === town && !towns.includes(value)),
    )
    if (missing) return `does not name ${missing.town}, a town of the places.`
    const warning = 'does not tell search engines the town: add `places`, or `workplace: remote`.'
    return hasOrigin && !places && workplace !== 'remote' ? { warning } : null
  }
}

export function factRules(facts: Facts, country: Country, hasOrigin: boolean): Rules {
  const { from = NaN, to = NaN, per } = facts.pay ?? {}
  return {
    location: locationRule(country, facts, hasOrigin),
    'places, country': oneOf(
      LOCATIONS,
      `must be the name of a country in countries.ts: ${LOCATIONS.join(' or ')}.`,
    ),
    'pay, to': (text) => {
      if (from > to)
        return `must not be below from. Write the lower amount as from: 'from: ${to}, to: ${from}'.`
      const warning = 'is more than five times from. Is a digit missing or extra?'
      return PATTERN_RULES['pay, to']?.(text) ?? (from > 0 && to > 5 * from ? { warning } : null)
    },
    'pay, per': (text) =>
      per === 'hour' && from >= 10_000
        ? { warning: "looks like the pay for a year. If it is, write 'per: year'." }
        : (PATTERN_RULES['pay, per']?.(text) ?? null),
    'pay, currency': currencyRule,
    payRate: (text) => {
      const warning = 'does not tell search engines the pay: add `pay`.'
      // Not of words alone, like `By agreement`.
      return hasOrigin && !facts.pay && /\p{N}/u.test(text) ? { warning } : null
    },
  }
}

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
