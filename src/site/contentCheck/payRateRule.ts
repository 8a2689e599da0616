import { LOCATION_LABELS, type JobLocation } from '../../domain/locations'
import { COUNTRIES } from '../countries'
import { payAmount } from '../payAmount'
import type { TextRule } from './textRules'

const SIGNS = /\p{Sc}|\bRs\b|\bINR\b/giu

/** One amount, or two with any dash between them; thousands may lack their comma. */
const PAY =
  /^\p{Sc}(?<low>[1-9][\d,]*(?:\.\d+)?)(?:(?<dash> ?[-–—] ?)\p{Sc}(?<high>[1-9][\d,]*(?:\.\d+)?))? per hour$/u

/** Thousands with a comma; cents with two digits or not at all. */
function wantedForm(text: string): string {
  const cents = text.includes('.') ? 2 : 0
  return payAmount(text).toLocaleString('en-US', {
    minimumFractionDigits: cents,
    maximumFractionDigits: cents,
  })
}

/** Per hour, in the country's currency, alone or from–to. */
export function payRateRule(location: JobLocation): TextRule {
  const { sign, oneRate, fromTo, asForAYear } = COUNTRIES[location].currency
  const examples = `'${oneRate}' or '${fromTo}'`
  return (text) => {
    if (text.match(SIGNS)?.some((found) => found !== sign))
      return `has the wrong currency sign. Positions under ${LOCATION_LABELS[location]} are paid in ${sign}: ${examples}.`
    const { low, dash, high = low } = PAY.exec(text)?.groups ?? {}
    if (low === undefined || high === undefined)
      return `is in another form than the site's. Write it as ${examples}.`
    const odd = [low, high].find((amount) => amount !== wantedForm(amount))
    if (odd !== undefined)
      return `has a number in another form than the site's: ${odd}. Write ${wantedForm(odd)}.`
    if (payAmount(high) >= asForAYear)
      return `reads like the pay of a year. Write it for an hour: ${examples}.`
    if (dash === undefined) return null
    if (dash !== '–')
      return `joins its two numbers by "${dash}". Write the dash – and no spaces: ${examples}.`
    if (payAmount(low) >= payAmount(high))
      return `goes from ${low} to ${high}. Write the smaller number first, or one number alone: ${examples}.`
    if (payAmount(high) <= 5 * payAmount(low)) return null
    return { warning: `goes up to more than five times its beginning. Is a digit missing or too much?` }
  }
}
