import type { JobLocation } from '../domain/locations'

const DOLLAR = {
  sign: '$',
  oneRate: '$95 per hour',
  fromTo: '$85–$95 per hour',
  /** An hourly rate from here on is a mistake: a yearly salary. */
  maxHourlyRate: 10_000,
}

const RUPEE: typeof DOLLAR = {
  sign: '₹',
  oneRate: '₹1,900 per hour',
  fromTo: '₹1,900–₹2,400 per hour',
  maxHourlyRate: 100_000,
}

interface Country {
  /** ISO 3166. */
  readonly code: string
  /** ISO 4217. */
  readonly currencyCode: string
  readonly currency: typeof DOLLAR
  /** The form of a position's location, with an example. */
  readonly placeForm: string
  readonly place: string
}

/** Facts for the content check and for search engines. Names and filter rules are in domain/locations.ts. */
export const COUNTRIES: Readonly<Record<JobLocation, Country>> = {
  usa: {
    code: 'US',
    currencyCode: 'USD',
    currency: DOLLAR,
    placeForm: 'city and state',
    place: 'Austin, Texas',
  },
  canada: {
    code: 'CA',
    currencyCode: 'CAD',
    currency: DOLLAR,
    placeForm: 'city, province and Canada',
    place: 'Toronto, Ontario, Canada',
  },
  india: {
    code: 'IN',
    currencyCode: 'INR',
    currency: RUPEE,
    placeForm: 'city, state and India',
    place: 'Pune, Maharashtra, India',
  },
}
