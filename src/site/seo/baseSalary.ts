import type { MonetaryAmount, QuantitativeValue } from 'schema-dts'
import type { Job } from '../../domain/job'
import { locationOf } from '../../domain/locations'
import { COUNTRIES, payAmount } from '../countries'

/** The two forms of src/domain/README.md: `$95 per hour`, `₹1,900–₹2,400 per hour`. */
const PAY_RATE = /^(\p{Sc})([\d,.]+)(?:–\1([\d,.]+))? per hour$/u

/** A position's pay for search engines. Undefined for an unknown form or another country's currency. */
export function baseSalary({ payRate, location }: Job): MonetaryAmount | undefined {
  const [, sign, from, to] = PAY_RATE.exec(payRate) ?? []
  const { currency, currencyCode } = COUNTRIES[locationOf(location)]
  if (from === undefined || sign !== currency.sign) return undefined
  const amounts =
    to === undefined ? { value: payAmount(from) } : { minValue: payAmount(from), maxValue: payAmount(to) }
  const value: QuantitativeValue = { '@type': 'QuantitativeValue', ...amounts, unitText: 'HOUR' }
  return { '@type': 'MonetaryAmount', currency: currencyCode, value }
}
