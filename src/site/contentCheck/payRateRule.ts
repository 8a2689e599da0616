import { LOCATION_LABELS, type JobLocation } from '../../domain/locations'
import { payAmount } from '../payAmount'
import type { TextRule } from './textRules'

interface PayForm {
  readonly sign: '$' | '₹'
  readonly wrongSign: RegExp
  readonly examples: string
  /** Nobody is paid so much for an hour. */
  readonly asForAYear: number
}

const DOLLARS: PayForm = {
  sign: '$',
  wrongSign: /₹|[€£¥]|\bRs\b|\bINR\b/i,
  examples: "'$95 per hour' or '$85–$95 per hour'",
  asForAYear: 10_000,
}
const RUPEES: PayForm = {
  sign: '₹',
  wrongSign: /[$€£¥]|\bRs\b|\bINR\b/i,
  examples: "'₹1,900 per hour' or '₹1,900–₹2,400 per hour'",
  asForAYear: 100_000,
}

const PAY_FORMS: Readonly<Record<JobLocation, PayForm>> = { usa: DOLLARS, canada: DOLLARS, india: RUPEES }

/** One amount, or two with any dash between them; thousands may lack their comma. */
const PAY =
  /^[$₹](?<low>[1-9][\d,]*(?:\.\d+)?)(?:(?<dash> ?[-–—] ?)[$₹](?<high>[1-9][\d,]*(?:\.\d+)?))? per hour$/

/** Thousands with a comma; cents with two digits or not at all. */
function wantedForm(text: string): string {
  const cents = text.includes('.') ? 2 : 0
  return payAmount(text).toLocaleString('en-US', {
    minimumFractionDigits: cents,
    maximumFractionDigits: cents,
  })
}

/** Per hour, in dollars or rupees, alone or from–to. */
export function payRateRule(location: JobLocation): TextRule {
  const { sign, wrongSign, examples, asForAYear } = PAY_FORMS[location]
  return (text) => {
    if (wrongSign.test(text))
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
