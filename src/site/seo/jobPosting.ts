import type { JobPosting, WithContext } from 'schema-dts'
import { company } from '#content/company'
import { isClosedOn } from '../../domain/applicationPeriod'
import type { Job } from '../../domain/job'
import { receiver } from '../../forms/receiver'
import { employmentTypes } from '../employmentTypes'
import { siteAddress } from '../site'
import { baseSalary } from './baseSalary'
import { jobPlaces } from './jobPlaces'
import { positionHtml } from './positionText'

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
    },
    ...jobPlaces(job.location),
    ...(salary && { baseSalary: salary }),
    directApply: receiver !== '' && !job.applyUrl,
  }
}
