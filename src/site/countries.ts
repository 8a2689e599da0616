import type { JobLocation } from '../domain/locations'

const DOLLAR = {
  sign: '$',
  oneRate: '$95 per hour',
  fromTo: '$85–$95 per hour',
  // Nobody is paid so much for an hour.
  asForAYear: 10_000,
}

const RUPEE: typeof DOLLAR = {
  sign: '₹',
  oneRate: '₹1,900 per hour',
  fromTo: '₹1,900–₹2,400 per hour',
  asForAYear: 100_000,
}

interface Country {
  /** Of its file in `src/content`, and of the list in it. */
  readonly list: string
  /** ISO 3166 and ISO 4217, for search engines. */
  readonly code: string
  readonly currencyCode: string
  readonly currency: typeof DOLLAR
  /** How a position's location is written, and one. */
  readonly placeForm: string
  readonly place: string
}

/** What check and search engines need to know of a country; its name and its rule stand in domain/locations.ts. */
export const COUNTRIES: Readonly<Record<JobLocation, Country>> = {
  usa: {
    list: 'jobsUsa',
    code: 'US',
    currencyCode: 'USD',
    currency: DOLLAR,
    placeForm: 'city and state',
    place: 'Austin, Texas',
  },
  canada: {
    list: 'jobsCanada',
    code: 'CA',
    currencyCode: 'CAD',
    currency: DOLLAR,
    placeForm: 'city, province and Canada',
    place: 'Toronto, Ontario, Canada',
  },
  india: {
    list: 'jobsIndia',
    code: 'IN',
    currencyCode: 'INR',
    currency: RUPEE,
    placeForm: 'city, state and India',
    place: 'Pune, Maharashtra, India',
  },
}
