import type { MonetaryAmount } from 'schema-dts'
import type { Job } from '../../domain/job'
import { findCountry, locationOf } from '../../domain/locations'
import { readPay } from '../pay'

/** A position's pay for search engines. `null` without an amount of a known currency. */
export function baseSalary({ payRate = '', location }: Job): MonetaryAmount | null {
  const pay = readPay(payRate, findCountry(locationOf(location))?.currency ?? '')
  if (pay?.currencies.length !== 1) return null
  const { limit, low, high, unit, currencies } = pay
  const name = limit === 'from' ? 'minValue' : limit === '' ? 'value' : 'maxValue'
  const amounts = high === undefined ? { [name]: low } : { minValue: low, maxValue: high }
  return {
    '@type': 'MonetaryAmount',
    currency: currencies.join(),
    value: { '@type': 'QuantitativeValue', ...amounts, unitText: unit },
  }
}
