import { FACET_KEYS, FACETS } from '../domain/facets'
import { selectedValues, type JobsQuery } from '../domain/jobsQuery'

/** The feed of all positions, a file of a site with an origin. */
export const FEED_PATH = '/positions.atom'

/** The feed of the matches of a query. `null` for a search, several values, or no matches (site/seo/README.md). */
export function feedPath(query: JobsQuery, matchCount: number): string | null {
  const names: string[] = []
  const feeds = FACET_KEYS.flatMap((key) => {
    const paths = selectedValues(query, key).map(({ name }) =>
      // An earlier facet has a value of that name.
      names.includes(name) ? `/positions/${FACETS[key].name}-${name}.atom` : `/positions/${name}.atom`,
    )
    names.push(...FACETS[key].values.map(({ name }) => name))
    return paths
  })
  return query.search !== '' || feeds.length > 1 || matchCount === 0 ? null : (feeds[0] ?? FEED_PATH)
}
