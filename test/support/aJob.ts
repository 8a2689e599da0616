import type { Position } from '../../src/site/position'

/** A job. A test names the fields that it is about. */
export function aJob(given: Partial<Position> = {}): Position {
  return {
    id: '1',
    title: 'Cloud Architect',
    company: 'Larkfield',
    location: 'Boston, Massachusetts',
    type: 'Full-time',
    description: 'Draw the map... Build the road',
    createdDate: '2026-10-15',
    endDate: '2027-12-31',
    duration: '12 months',
    payRate: '$95 per hour',
    contactEmail: 'jobs@larkfield.example',
    contactPhone: '+1 212-555-0118',
    country: 'usa',
    ...given,
  }
}
