import type { Country } from '#content/countries'
import { payText, placeText } from '#content/placeAndPayText'
import { fill } from '../domain/fill.ts'
import { findCountry } from '../domain/locations.ts'
import type { Facts, Pay } from './position.ts'

/** Leaves out the values that are missing, each with the sign before it. */
function fillPresent(pattern: string, values: Readonly<Record<string, string | undefined>>): string {
  const parts = [...pattern.matchAll(/([^{}]*)\{(\w+)\}/g)].filter(([, , name = '']) => values[name])
  return parts.map(([, sign, name = ''], index) => `${index === 0 ? '' : sign}${values[name]}`).join('')
}

/** The location of a job: `Toronto, Ontario, Canada (hybrid)`. `undefined` without a place. */
export function locationText({ places = [], workplace }: Facts, own: Country): string | undefined {
  const remote = workplace === 'remote' ? [fill(placeText.remote, { country: own.label })] : []
  const named = places.map(({ country }) => findCountry(country))
  const isNamed = [own, ...named].some((country) => country?.mayBeUnnamed !== true)
  const offices = places.map(({ town, region }, index) => {
    const country = isNamed ? named[index]?.label : undefined
    const place = fillPresent(placeText.place, { town, region, country })
    return workplace === 'hybrid' ? fill(placeText.hybrid, { place }) : place
  })
  const [first, ...others] = [...remote, ...offices]
  return first && others.reduce((all, place) => fill(placeText.several, { places: all, place }), first)
}

/** Not by `Intl`, whose tables differ between versions of Node. A space in an amount breaks no line. */
function formatAmount(amount: number, sign: string): string {
  const [, thousands = '', decimal = ''] = /^1(\D?)234(\D)56$/.exec(payText.number) ?? []
  const [whole = '', cents = ''] = amount.toFixed(2).split('.')
  const digits = whole.replace(/\B(?=(?:\d{3})+$)/g, thousands)
  const text = fill(payText.amount, { sign, number: cents === '00' ? digits : digits + decimal + cents })
  // `CHF 90`, with the pattern of `$90`.
  return text.replace(/(?<=\p{sc=Latn})(?=\d)|(?<=\d)(?=\p{sc=Latn})| /gu, '\u00a0')
}

/** The pay rate of a job: `$75–$88 per hour`. */
export function payRateText({ from, to, per, currency }: Pay, own: Country): string {
  const sign = (currency === own.currency && own.currencySign) || currency
  const [low = '', high = ''] = [from, to].map((limit) =>
    limit === undefined ? '' : formatAmount(limit, sign),
  )
  const { upTo, fromTo, [per]: perUnit } = payText
  const limits = low === '' ? upTo : high === '' ? payText.from : fromTo
  return fill(perUnit, { pay: low === high ? low : fill(limits, { from: low, to: high }) })
}
