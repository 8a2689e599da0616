import { descriptionPoints, OPTIONAL_JOB_FIELDS, type Job } from '../../domain/job'
import type { JobLocation } from '../../domain/locations'
import { emailRule, phoneRule } from './contactRules'
import { deadlineRule, postingDateRule } from './dateRules'
import { COUNTRIES } from '../countries'
import { locationRule } from './locationRule'
import { payRateRule } from './payRateRule'
import { block, list, text, type Shape } from './shape'
import type { TextRule } from './textRules'

const OPTIONAL_FIELDS: readonly string[] = OPTIONAL_JOB_FIELDS

const idRule: TextRule = (id) =>
  /^[1-9]\d*$/.test(id) ? null : "is no whole number. Write it in digits, like '23'."

const typeRule: TextRule = (type) =>
  type === 'Full-time' ? null : "is no type that the site knows. Write 'Full-time'."

const durationRule: TextRule = (duration) =>
  /^(?:1 month|(?!1 )[1-9]\d* months|Permanent)$/.test(duration)
    ? null
    : "is in another form than the site's. Write a number of months, like '6 months', or 'Permanent'."

const descriptionRule: TextRule = (description) => {
  if (description.includes('…')) return 'contains … as one character. Type three dots ... instead.'
  const dots = description.match(/\.+/g)?.find(({ length }) => length !== 1 && length !== 3)
  if (dots !== undefined) return `has ${dots.length} dots in a row. Put exactly three ... between two pieces.`
  const pieces = description.split('...').length
  if (pieces === 1) return 'is in one piece. Put ... between its pieces; each becomes one bullet point.'
  if (descriptionPoints(description).length === pieces) return null
  return 'has an empty piece. Put ... between two pieces only, not before the first or after the last.'
}

function companyRule(name: string): TextRule {
  return (company) =>
    name === '' || company === name || company.startsWith(`${name} `)
      ? null
      : {
          warning: `is neither ${name} nor a branch of it, like ${name} Canada. Was it misspelled, or left when the name changed?`,
        }
}

/** The list of positions in one country's file, as of `today` (`YYYY-MM-DD`), of the company of this name. */
export function positionsShape(location: JobLocation, today: string, name: string): Shape {
  const { place, currency } = COUNTRIES[location]
  // Each with an example, for where it was left out, and its rules besides those of every text.
  const fields: Readonly<Record<keyof Job, readonly [string | undefined, ...TextRule[]]>> = {
    id: ['23', idRule],
    title: ['Python Developer'],
    company: [name, companyRule(name)],
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
  const examples = new Map(Object.entries(fields).map(([field, [example]]) => [field, example]))
  return list(
    block(
      Object.fromEntries(Object.entries(fields).map(([field, [, ...rules]]) => [field, text(...rules)])),
      (field) =>
        OPTIONAL_FIELDS.includes(field)
          ? null
          : `is missing. Add a line like ${field}: '${examples.get(field)}',`,
    ),
  )
}
