import { isJob } from '../../domain/job'
import { LOCATION_LABELS, LOCATIONS, locationsOf } from '../../domain/locations'
import { formatJobCount } from '../../domain/jobCount'
import { isWholeListInFile, WHOLE_LIST_LIMIT } from '../../domain/wholeList'

/** What the site will show of its catalog, counted as its filter counts. */
export function siteSummary(catalog: unknown, policy: unknown): string {
  const jobs = Array.isArray(catalog) ? catalog.filter(isJob) : []
  const counts = LOCATIONS.map(
    (location) =>
      `${LOCATION_LABELS[location]} ${jobs.filter((job) => locationsOf(job.location).includes(location)).length}`,
  )
  const shown =
    policy === 'first'
      ? 'every detail page shows the first position'
      : 'a detail page shows the position of its id'
  const list = isWholeListInFile(jobs.length)
    ? 'A saved search shows its positions at once.'
    : `A saved search shows its positions once the site's script has come: that is so above ${WHOLE_LIST_LIMIT} positions.`
  return `The site will show ${formatJobCount(jobs.length)}: ${counts.join(', ')}, policy ${String(policy)} (${shown}). ${list}`
}
