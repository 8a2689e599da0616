import { countries } from '#content/countries'
import { payForms, readPay } from '../pay'
import type { TextRule } from './textRules'

/** An hourly rate from here on is rather a salary. */
const MAX_HOURLY_RATE = 10_000

/** One amount, or the lowest and the highest, for a time. Search engines can't read other texts. */
export function payRateRule(own: string): TextRule {
  const { one, fromTo } = payForms(own)
  return (text) => {
    const pay = readPay(text, own)
    if (pay === null) {
      const unread = `is shown as it is, but search engines can't read it. They read '${one}' and '${fromTo}', also per day, week, month or year, with 'from' or 'up to' before it, and with a comma and a note after it.`
      return /\d/.test(text) ? { warning: unread } : null
    }
    const { sign, currencies, low, high = Infinity, unit } = pay
    if (currencies.length > 1) {
      const code = countries.find(({ currency }) => currencies.includes(currency))?.currency ?? currencies[0]
      return `must say which currency ${sign} is, like '${code} 40 per hour', or be like '${one}'.`
    }
    if (low >= high) return `must have the lower amount first, like '${fromTo}'.`
    if (unit === 'HOUR' && low >= MAX_HOURLY_RATE)
      return { warning: `looks like the pay for a year. If it is, write 'per year' after it.` }
    if (high === Infinity || high <= 5 * low) return null
    return { warning: 'ends at more than five times its start. Is a digit missing or extra?' }
  }
}
