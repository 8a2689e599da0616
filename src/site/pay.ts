import type { JobLocation } from '../domain/locations'
import { COUNTRIES } from './countries'

/** With ¤ for the currency. Thousands and cents in any form, any dash between two amounts. */
const AMOUNT = String.raw`[1-9][\d,]*(?:\.\d+)?`
const PAY = RegExp(
  `^(?<limit>from |up to )?¤(?<low>${AMOUNT})(?: ?[-–—] ?¤?(?<high>${AMOUNT}))? per (?<unit>hour|day|week|month|year)(?<note>, .+)?$`,
  'i',
)

const SIGN = /US\$|CA\$|[$₹€£]/
/** ISO 4217. A plain $ is the dollar of the country. */
const CURRENCIES: Readonly<Partial<Record<string, string>>> = {
  US$: 'USD',
  CA$: 'CAD',
  '₹': 'INR',
  '€': 'EUR',
  '£': 'GBP',
}

/**
 * Reads `$95 per hour`, `from $600 per day`, `US$90,000–US$110,000 per year, plus bonus`; else `null`. The
 * amounts are texts as written. `currency` is undefined for a plain $ in India.
 */
export function readPay(text: string, location: JobLocation) {
  const sign = SIGN.exec(text)?.[0] ?? ''
  const {
    limit = '',
    low,
    high,
    unit = '',
    note = '',
  } = (sign === '' ? null : PAY.exec(text.replaceAll(sign, '¤')))?.groups ?? {}
  if (low === undefined) return null
  const { currency: own, currencyCode } = COUNTRIES[location]
  const currency = sign === own.sign ? currencyCode : CURRENCIES[sign]
  return { sign, currency, limit, low, high, unit: unit.toLowerCase(), note: note.replaceAll('¤', sign) }
}

/** Parses an amount of a pay rate, `1,900` or `95.50`. */
export const payAmount = (text: string) => Number(text.replaceAll(',', ''))
