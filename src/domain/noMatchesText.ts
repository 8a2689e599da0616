import type { JobsQuery } from './jobsQuery'
import { locationNames } from './locations'

/** The alert's text when nothing matches. */
export function noMatchesText({ locations }: Pick<JobsQuery, 'locations'>): string {
  const selected = locations.length > 0 ? `s (${locationNames(locations).join(', ')})` : ''
  return `No positions are currently available in the selected location${selected}. Please try different filters or check back later.`
}
