import type { JobPosting, MonetaryAmount, WithContext } from 'schema-dts'
import { company } from '#content/company'
import { isClosedOn } from '../../domain/applicationPeriod'
import type { Job } from '../../domain/job'
import { countriesOf } from '../../domain/locations'
import { receiver } from '../../forms/receiver'
import { inEnglish } from '../inEnglish'
import { readPay } from '../pay'
import { siteAddress } from '../site'
import { jobPlaces } from './jobPlaces'
import { positionHtml } from './positionText'

/** The terms of search engines. Others are `OTHER`. The content check spells the types (position.schema.json). */
const EMPLOYMENT_TYPES: Readonly<Record<string, string>> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
  freelance: 'CONTRACTOR',
  volunteer: 'VOLUNTEER',
  'per diem': 'PER_DIEM',
}

/** One term, or the list of several: `Contract or Full-time`. */
function employmentTypes(text: string): string | string[] {
  const types = inEnglish(text)
    .toLowerCase()
    .split(/, | or /)
  const terms = [...new Set(types.map((type) => EMPLOYMENT_TYPES[type] ?? 'OTHER'))]
  return terms.length > 1 ? terms : terms.join()
}

/** A position's pay for search engines. `null` without an amount of a known currency. */
function baseSalary({ payRate = '', location }: Job): MonetaryAmount | null {
  const pay = readPay(payRate, ...countriesOf(location).map(({ currency }) => currency))
  if (pay?.currencies.length !== 1) return null
  const { limit, low, high, unit, currencies } = pay
  const name = limit === 'from' ? 'minValue' : limit === '' ? 'value' : 'maxValue'
  const amounts = high === undefined ? { [name]: low } : { minValue: low, maxValue: high }
  return {
    '@type': 'MonetaryAmount',
    currency: currencies.join(),
    value: { '@type': 'QuantitativeValue', ...amounts, unitText: unit },
  }
}

/**
 * A position by Google's rules (developers.google.com/search/docs/appearance/structured-data/job-posting).
 * `null` after the deadline, because the rules forbid expired positions. `today` is `YYYY-MM-DD`.
 */
export function jobPosting(job: Job, origin: string, today: string): WithContext<JobPosting> | null {
  if (isClosedOn(today, job)) return null
  const salary = baseSalary(job)
  const site = { sameAs: siteAddress(origin, '/'), logo: siteAddress(origin, '/apple-touch-icon.png') }
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: positionHtml(job),
    identifier: { '@type': 'PropertyValue', name: job.company, value: job.id },
    datePosted: job.createdDate,
    // A date without a time means its beginning.
    ...(job.endDate !== undefined && { validThrough: `${job.endDate}T23:59:59` }),
    employmentType: employmentTypes(job.type),
    ...(job.hours !== undefined && { workHours: job.hours }),
    hiringOrganization: {
      '@type': 'Organization',
      name: job.company,
      ...(job.company === company.name && site),
      ...(job.department !== undefined && {
        department: { '@type': 'Organization', name: job.department },
      }),
    },
    ...jobPlaces(job.location),
    ...(salary && { baseSalary: salary }),
    directApply: receiver !== '' && !job.applyUrl,
  }
}
