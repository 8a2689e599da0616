import { isCalendarDate } from '../../domain/calendarDate'
import { isJob, JOB_FIELDS, OPTIONAL_JOB_FIELDS, type Job } from '../../domain/job'
import type { JobLocation } from '../../domain/locations'
import { COUNTRIES } from '../countries'
import { emailRule, phoneRule } from './contactRules'
import { deadlineRule, postingDateRule } from './dateRules'
import { locationRule } from './locationRule'
import { payRateRule } from './payRateRule'
import { block, list, text, type Shape, type ShapeFinding } from './shape'
import { matching, type TextRule } from './textRules'

const OPTIONAL_FIELDS: readonly string[] = OPTIONAL_JOB_FIELDS
const FIELDS_BUT_ID = [...JOB_FIELDS, ...OPTIONAL_JOB_FIELDS].filter((field) => field !== 'id')

const idRule = matching(/^[1-9]\d*$/, "must be a whole number, like '23'.")
const typeRule = matching(/^Full-time$/, "must be 'Full-time'.")
const durationRule = matching(
  /^(?:1 month|(?!1 )[1-9]\d* months|Permanent)$/,
  "must be a number of months, like '6 months', or 'Permanent'.",
)

const descriptionRule: TextRule = (description) => {
  const [dots] = /…|(?<!\.)\.\.(?!\.)|\.{4,}/.exec(description) ?? []
  if (dots !== undefined) return `contains ${dots} between two pieces. Type exactly three dots there: ...`
  return description.includes('...')
    ? null
    : 'is in one piece. Write ... between its pieces: each piece becomes a bullet point.'
}

/** Compares the dates within each position, and the positions with each other. */
const consistentPositions: Shape = (value, path) => {
  const jobs: readonly unknown[] = Array.isArray(value) ? value : []
  const firstAlike = new Map<string, { readonly id: string; readonly number: number }>()
  return jobs.flatMap((job, index) => {
    if (!isJob(job)) return []
    const { id, createdDate, endDate } = job
    const findings: ShapeFinding[] = []
    if (isCalendarDate(createdDate) && isCalendarDate(endDate) && endDate < createdDate) {
      const complaint = `is before createdDate '${createdDate}'. The last day to apply can't be before the day of posting.`
      findings.push({ path: [...path, index, 'endDate'], complaint })
    }
    const withoutId = JSON.stringify(job, FIELDS_BUT_ID)
    const first = firstAlike.get(withoutId) ?? { id, number: index + 1 }
    firstAlike.set(withoutId, first)
    const warning = `repeats position ${first.number}. Delete one of the two, or change what is different.`
    if (first.number <= index)
      findings.push({ path: [...path, index], complaint: first.id === id ? warning : { warning } })
    return findings
  })
}

/** The list of positions in one country's file. `today` is `YYYY-MM-DD`. */
export function positionsShape(location: JobLocation, today: string): Shape {
  const { place, currency } = COUNTRIES[location]
  // For each field an example, shown when it is missing, and its rules besides those for every text.
  const fields: Readonly<Record<keyof Job, readonly [string, ...TextRule[]]>> = {
    id: ['23', idRule],
    title: ['Python Developer'],
    company: ['Your Company'],
    location: [place, locationRule(location)],
    type: ['Full-time', typeRule],
    description: ['Build the customer portal... Talk with its users', descriptionRule],
    createdDate: [today, postingDateRule(today)],
    endDate: ['2027-12-31', deadlineRule(today)],
    duration: ['12 months', durationRule],
    payRate: [currency.fromTo, payRateRule(location)],
    contactEmail: ['careers@company.example', emailRule],
    contactPhone: ['+1 212-555-0118', phoneRule],
  }
  const entries = Object.entries(fields)
  const shapes = Object.fromEntries(entries.map(([field, [, ...rules]]) => [field, text(...rules)]))
  const examples = new Map(entries.map(([field, [example]]) => [field, example]))
  const missing = (field: string) =>
    OPTIONAL_FIELDS.includes(field) ? '' : `is missing. Add a line like ${field}: '${examples.get(field)}',`
  const positions = list(block(shapes, missing))
  return (value, path) => [...positions(value, path), ...consistentPositions(value, path)]
}
