import { isJob } from '../../domain/job'
import { isInLocation, LOCATION_LABELS, LOCATIONS } from '../../domain/locations'
import { positionCount } from '../../domain/positionCount'

/** What the site will show of its catalog, counted as its filter counts. */
export function siteSummary(catalog: unknown, policy: unknown): string {
  const jobs = Array.isArray(catalog) ? catalog.filter(isJob) : []
  const counts = LOCATIONS.map(
    (location) =>
      `${LOCATION_LABELS[location]} ${jobs.filter((job) => isInLocation(job.location, location)).length}`,
  )
  const shown =
    policy === 'first'
      ? 'every detail page shows the first position'
      : 'a detail page shows the position of its id'
  return `The site will show ${positionCount(jobs.length)}: ${counts.join(', ')}, policy ${String(policy)} (${shown}).`
}
