import type { JobLocation } from '../../domain/locations'
import { COUNTRIES } from '../countries'
import { payAmount, readPay } from '../pay'
import type { TextRule } from './textRules'

/** Thousands with a comma; cents with two digits or not at all. */
function formatAmount(text: string): string {
  const digits = text.includes('.') ? 2 : 0
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return payAmount(text).toLocaleString('en-US', format)
}

/** One amount, or the lowest and the highest, for a time. Search engines can't read other texts. */
export function payRateRule(location: JobLocation): TextRule {
  const { sign: own, oneRate, fromTo, maxHourlyRate } = COUNTRIES[location].currency
  return (text) => {
    const pay = readPay(text, location)
    if (pay === null) {
      const unread = `is shown as it is, but search engines can't read it. They read '${oneRate}' and '${fromTo}', also per day, week, month or year, with 'from' or 'up to' before it, and with a comma and a note after it.`
      return /\d/.test(text) ? { warning: unread } : null
    }
    const { sign, currency, limit, low, high, unit, note } = pay
    if (currency === undefined) return `must say which dollars, like 'US$40 per hour', or be in ${own}.`
    const amounts = high === undefined ? [low] : [low, high]
    const [from = 0, to = Infinity] = amounts.map(payAmount)
    if (unit === 'hour' && amounts.some((amount) => payAmount(amount) >= maxHourlyRate))
      return `looks like the pay for a year. Write 'per year' after it, or the pay for an hour.`
    if (from >= to) return `must have the lower amount first, like '${fromTo}'.`
    const shown = amounts.map((amount) => `${sign}${formatAmount(amount)}`).join('–')
    const wanted = `${limit}${shown} per ${unit}${note}`
    if (text !== wanted) return `is not written like the others. Write '${wanted}'.`
    if (high === undefined || to <= 5 * from) return null
    return { warning: 'ends at more than five times its start. Is a digit missing or extra?' }
  }
}
