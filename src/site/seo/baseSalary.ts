import type { MonetaryAmount } from 'schema-dts'
import type { Job } from '../../domain/job'
import { locationOf } from '../../domain/locations'
import { COUNTRIES, payAmount } from '../countries'

/** A position's pay for search engines. The content check accepts only `$95 per hour` and `$85–$95 per hour`. */
export function baseSalary({ payRate, location }: Job): MonetaryAmount {
  const [low = 0, high] = (payRate.match(/[\d,.]+/g) ?? []).map(payAmount)
  const amounts = high === undefined ? { value: low } : { minValue: low, maxValue: high }
  return {
    '@type': 'MonetaryAmount',
    currency: COUNTRIES[locationOf(location)].currencyCode,
    value: { '@type': 'QuantitativeValue', ...amounts, unitText: 'HOUR' },
  }
}
