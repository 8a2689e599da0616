import { FACET_KEYS, FACETS } from '../domain/facets'
import { selectedValues, type JobsQuery } from '../domain/jobsQuery'

/** The feed of all positions, a file of a site with an origin. */
export const FEED_PATH = '/positions.atom'

/** The feed of the matches of a query. `null` for a search, several values, or no matches (site/seo/README.md). */
export function feedPath(query: JobsQuery, matchCount: number): string | null {
  const selected = FACET_KEYS.flatMap((key) => selectedValues(query, key).map(({ name }) => ({ key, name })))
  if (query.search !== '' || selected.length > 1 || matchCount === 0) return null
  const [value] = selected
  if (!value) return FEED_PATH
  const { key, name } = value
  // An earlier facet may have a value of that name.
  const owner = FACET_KEYS.find((each) => FACETS[each].values.some((other) => other.name === name))
  return `/positions/${owner === key ? '' : `${FACETS[key].name}-`}${name}.atom`
}
