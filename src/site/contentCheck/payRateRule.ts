import type { JobLocation } from '../../domain/locations'
import { COUNTRIES, payAmount } from '../countries'
import type { TextRule } from './textRules'

/** With ¤ for the currency: one amount, or two with any dash between them. Thousands and cents in any form. */
const PAY = /^¤(?<low>[1-9][\d,]*(?:\.\d+)?)(?: ?[-–—] ?¤(?<high>[1-9][\d,]*(?:\.\d+)?))? per hour$/

/** Thousands with a comma; cents with two digits or not at all. */
function formatAmount(text: string): string {
  const digits = text.includes('.') ? 2 : 0
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return payAmount(text).toLocaleString('en-US', format)
}

/** Per hour, in the country's currency: one amount, or the lowest and the highest. */
export function payRateRule(location: JobLocation): TextRule {
  const { sign, oneRate, fromTo, maxHourlyRate } = COUNTRIES[location].currency
  const form = `'${oneRate}' or '${fromTo}'`
  return (text) => {
    const { low, high } = PAY.exec(text.replaceAll(sign, '¤'))?.groups ?? {}
    if (low === undefined) return `must be an amount in ${sign} per hour, like ${form}.`
    const amounts = high === undefined ? [low] : [low, high]
    const [from = 0, to = Infinity] = amounts.map(payAmount)
    if (amounts.some((amount) => payAmount(amount) >= maxHourlyRate))
      return `looks like the pay for a year. Write the pay for an hour, like ${form}.`
    if (from >= to) return `must have the lower amount first, like '${fromTo}'.`
    const wanted = `${amounts.map((amount) => `${sign}${formatAmount(amount)}`).join('–')} per hour`
    if (text !== wanted) return `is not written like the others. Write '${wanted}'.`
    if (high === undefined || to <= 5 * from) return null
    return { warning: 'ends at more than five times its start. Is a digit missing or extra?' }
  }
}
