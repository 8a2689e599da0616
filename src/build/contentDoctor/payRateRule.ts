import { LOCATION_LABELS, type JobLocation } from '../../domain/locations'
import type { TextRule } from './textRules'

interface PayForm {
  readonly sign: '$' | '₹'
  readonly wrongSign: RegExp
  readonly examples: string
}

const DOLLARS: PayForm = {
  sign: '$',
  wrongSign: /₹|[€£¥]|\bRs\b|\bINR\b/i,
  examples: "'$95 per hour' or '$85–$95 per hour'",
}
const RUPEES: PayForm = {
  sign: '₹',
  wrongSign: /[$€£¥]|\bRs\b|\bINR\b/i,
  examples: "'₹1,900 per hour' or '₹1,900–₹2,400 per hour'",
}

const PAY_FORMS: Readonly<Record<JobLocation, PayForm>> = { usa: DOLLARS, canada: DOLLARS, india: RUPEES }

/** One amount, or two with any dash between them; thousands may lack their comma. */
const PAY = /^[$₹](?<low>[1-9][\d,]*)(?:(?<dash> ?[-–—] ?)[$₹](?<high>[1-9][\d,]*))? per hour$/

function amountOf(text: string): number {
  return Number(text.replaceAll(',', ''))
}

function amountProblem(text: string): string | null {
  const wanted = amountOf(text).toLocaleString('en-US')
  return text === wanted ? null : `has a number in another form than the site's: ${text}. Write ${wanted}.`
}

/** Per hour, in dollars or rupees, alone or from–to (decisions.md §2). */
export function payRateRule(location: JobLocation): TextRule {
  const { sign, wrongSign, examples } = PAY_FORMS[location]
  return (text) => {
    if (wrongSign.test(text)) {
      return `has the wrong currency sign. Positions under ${LOCATION_LABELS[location]} are paid in ${sign}: ${examples}.`
    }
    const { low, dash, high } = PAY.exec(text)?.groups ?? {}
    if (low === undefined) return `is in another form than the site's. Write it as ${examples}.`
    const problem = amountProblem(low) ?? (high === undefined ? null : amountProblem(high))
    if (problem !== null || high === undefined) return problem
    if (dash !== '–')
      return `joins its two numbers by "${dash}". Write the dash – and no spaces: ${examples}.`
    if (amountOf(low) < amountOf(high)) return null
    return `goes from ${low} to ${high}. Write the smaller number first, or one number alone: ${examples}.`
  }
}
