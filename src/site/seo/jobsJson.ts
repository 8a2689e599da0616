import { company } from '#content/company'
import { locationOf } from '../../domain/locations'
import { siteAddress, type Site } from '../site'
import { positionAddress, positionKeys } from './positionLinks'

/** The catalog for programs, in the site's order (README.md). */
export function jobsJson({ jobs, origin, policy }: Omit<Site, 'today'>): string {
  const keys = positionKeys(jobs)
  const positions = jobs.map((job, index) => {
    const url = siteAddress(origin ?? '', positionAddress(job, jobs, policy))
    return { key: keys[index], ...job, country: locationOf(job.location), url }
  })
  return `${JSON.stringify({ company: company.name, positions }, null, 2)}\n`
}
