import type { Job } from '../../domain/job'
import { formatJobCount } from '../../domain/jobCount'
import { locationLabel } from '../../domain/locations'
import { countByLocation, toEntry } from '../../domain/matching'
import { isWholeListInFile, WHOLE_LIST_LIMIT } from '../../domain/wholeList'

/** Summarizes the site: positions per location, as the filter counts them, and those whose id is taken. */
export function siteSummary(jobs: readonly Job[], policy: unknown, draftCount = 0): string {
  const counts = [...countByLocation(jobs.map(toEntry))].map(
    ([location, count]) => `${locationLabel(location)} ${count}`,
  )
  const detail = policy === 'first' ? 'shows the first position' : 'shows the position with its id'
  const list = isWholeListInFile(jobs.length)
    ? ''
    : ` With more than ${WHOLE_LIST_LIMIT} positions, a saved search shows them when all positions have loaded, a little later.`
  const drafts = draftCount === 0 ? '' : `, without ${draftCount} ${draftCount === 1 ? 'draft' : 'drafts'}`
  const summary = `The site will show ${formatJobCount(jobs.length)}${drafts}: ${counts.join(', ')}. Policy ${String(policy)}: every detail page ${detail}.${list}`

  // Under `by-id`, repeatedIds.ts warns.
  if (policy !== 'first') return summary
  const ids = jobs.map(({ id }) => id)
  const repeats = jobs.filter(({ id }, index) => ids.indexOf(id) !== index)
  if (repeats.length === 0) return summary
  const names = repeats.map(({ id, title }) => `${title} (${id})`).join(', ')
  return `Note: another position before these has the same id: ${names}. This is allowed: the list shows all of them.\n${summary}`
}
