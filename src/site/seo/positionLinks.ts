import type { Job } from '../../domain/job'
import { locationOf } from '../../domain/locations'
import { EMPTY_QUERY } from '../../domain/queryParameters'
import { shownJob, type ShownJobPolicy } from '../../domain/shownJob'
import { jobDetailPath, jobsPath } from '../../url/paths'

/**
 * The path for links to one position: its detail if that shows it, or else the list searched for its title. Under
 * `first` every detail shows the first position, under `by-id` the first one with that id.
 */
export function positionAddress(job: Job, jobs: readonly Job[], policy: ShownJobPolicy): string {
  const hasDetail = policy === 'by-id' && shownJob(jobs, job.id, policy) === job
  return hasDetail ? jobDetailPath(job.id) : jobsPath({ ...EMPTY_QUERY, search: job.title })
}

/**
 * A unique key for each position, because ids repeat: `canada/19/2026-09-14`. It survives edits of texts and of other
 * positions. A position posted again on another day gets another key.
 */
export function positionKeys(jobs: readonly Job[]): string[] {
  const counts = new Map<string, number>()
  return jobs.map(({ id, location, createdDate }) => {
    const key = `${locationOf(location)}/${encodeURIComponent(id)}/${createdDate}`
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count === 1 ? key : `${key}/${count}`
  })
}
