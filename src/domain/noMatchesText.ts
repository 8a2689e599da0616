import { resultsText } from '#content/jobsListText'
import { fill } from './fill'
import type { JobsQuery } from './jobsQuery'
import { locationLabel } from './locations'

export const noMatchesText = ({ locations }: Pick<JobsQuery, 'locations'>) =>
  fill(locations.length > 0 ? resultsText.noMatchesIn : resultsText.noMatches, {
    places: locations.map(locationLabel).join(', '),
  })
