import type { MonetaryAmount } from 'schema-dts'
import type { Job } from '../../domain/job'
import { locationOf } from '../../domain/locations'
import { payAmount, readPay } from '../pay'

/** A position's pay for search engines. `null` without an amount of a known currency. */
export function baseSalary({ payRate = '', location }: Job): MonetaryAmount | null {
  const pay = readPay(payRate, locationOf(location))
  if (pay?.currency === undefined) return null
  const low = payAmount(pay.low)
  const name = /^from/i.test(pay.limit) ? 'minValue' : pay.limit === '' ? 'value' : 'maxValue'
  const amounts = pay.high === undefined ? { [name]: low } : { minValue: low, maxValue: payAmount(pay.high) }
  return {
    '@type': 'MonetaryAmount',
    currency: pay.currency,
    value: { '@type': 'QuantitativeValue', ...amounts, unitText: pay.unit.toUpperCase() },
  }
}
