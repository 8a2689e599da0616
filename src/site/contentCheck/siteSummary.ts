import { countries } from '#content/countries'
import type { Job } from '../../domain/job'
import { countByValue, toIndexedJob } from '../../domain/matching'

/** Summarizes the site: positions per location, as the filter counts them. */
export function siteSummary(jobs: readonly Job[], policy: unknown, draftCount: number): string {
  const counts = [...countByValue(countries, jobs.map(toIndexedJob))].map(
    ([{ label }, count]) => `${label} ${count}`,
  )
  const detail = policy === 'first' ? 'shows the first position' : 'shows the position with its id'
  const drafts = draftCount === 0 ? '' : `, without ${draftCount} ${draftCount === 1 ? 'draft' : 'drafts'}`
  return `The site will show ${jobs.length} ${jobs.length === 1 ? 'position' : 'positions'}${drafts}: ${counts.join(', ')}. Policy ${String(policy)}: every detail page ${detail}.`
}
