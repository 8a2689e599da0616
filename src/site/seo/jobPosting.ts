import type { JobPosting, WithContext } from 'schema-dts'
import { company } from '#content/company'
import type { Job } from '../../domain/job'
import { siteAddress } from '../site'
import { baseSalary } from './baseSalary'
import { positionHtml } from './positionText'
import { postalAddress } from './postalAddress'

/**
 * A position by Google's rules (developers.google.com/search/docs/appearance/structured-data/job-posting). `null` after
 * the deadline, because the rules forbid expired positions. `today` is `YYYY-MM-DD`.
 */
export function jobPosting(job: Job, origin: string, today: string): WithContext<JobPosting> | null {
  if (job.endDate < today) return null
  const site = { sameAs: siteAddress(origin, '/'), logo: siteAddress(origin, '/apple-touch-icon.png') }
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: positionHtml(job),
    identifier: { '@type': 'PropertyValue', name: job.company, value: job.id },
    datePosted: job.createdDate,
    // A date without a time means its beginning.
    validThrough: `${job.endDate}T23:59:59`,
    // The content check accepts no other type.
    employmentType: 'FULL_TIME',
    hiringOrganization: {
      '@type': 'Organization',
      name: job.company,
      ...(job.company === company.name && site),
    },
    jobLocation: { '@type': 'Place', address: postalAddress(job.location) },
    baseSalary: baseSalary(job),
    // The form sends nothing.
    directApply: false,
  }
}
