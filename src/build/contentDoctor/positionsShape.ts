import type { Job } from '../../domain/job'
import type { JobLocation } from '../../domain/locations'
import { positionFields } from './positionFields'
import { block, list, text, type Shape } from './shape'

const PLACES: Readonly<Record<JobLocation, string>> = {
  usa: 'Austin, Texas',
  canada: 'Toronto, Ontario, Canada',
  india: 'Pune, Maharashtra, India',
}

/** What to write for a field that was left out. */
function examples(location: JobLocation): Readonly<Record<string, string>> {
  return {
    id: '23',
    title: 'Python Developer',
    company: 'Cairnway',
    location: PLACES[location],
    type: 'Full-time',
    description: 'Build the customer portal... Talk with its users',
    createdDate: '2026-10-15',
    endDate: '2027-12-31',
    duration: '12 months',
    payRate: location === 'india' ? '₹1,900–₹2,400 per hour' : '$85–$95 per hour',
    contactEmail: 'careers@cairnway.example',
    contactPhone: '+1 212-555-0118',
  } satisfies Record<keyof Job, string>
}

/** The list of positions in one country's file. */
export function positionsShape(location: JobLocation): Shape {
  const fields = Object.entries(positionFields(location)).map(
    ([name, rules]) => [name, text(...rules)] as const,
  )
  const names = fields.map(([name]) => name).join(', ')
  const complaint = `is no field of a position. Take it away; the fields are ${names}.`
  return list(
    block(Object.fromEntries(fields), {
      missing: (name) => `is missing. Add a line like ${name}: '${examples(location)[name]}',`,
      others: (_, path) => [{ path, value: undefined, complaint }],
    }),
  )
}
