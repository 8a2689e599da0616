import type { JobsQuery } from './jobsQuery'
import { locationLabel } from './locations'

export function noMatchesText({ locations }: Pick<JobsQuery, 'locations'>): string {
  const selected = locations.length > 0 ? `s (${locations.map(locationLabel).join(', ')})` : ''
  return `No positions are currently available in the selected location${selected}. Please try different filters or check back later.`
}
