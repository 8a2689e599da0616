import type { Job } from '../../domain/job'
import { locationOf } from '../../domain/locations'
import { shownJob, type ShownJobPolicy } from '../../domain/shownJob'
import { jobDetailPath, jobsPath } from '../../url/paths'

/** The position's detail if that shows it, or else the list searched for its title. */
export function positionAddress(job: Job, jobs: readonly Job[], policy: ShownJobPolicy): string {
  const hasDetail = policy === 'by-id' && shownJob(jobs, job.id, policy) === job
  return hasDetail ? jobDetailPath(job.id) : jobsPath({ search: job.title })
}

/** Unique: `canada/19/2026-09-14`. Edits of texts and other positions keep a key; a new date changes it. */
export function positionKeys(jobs: readonly Job[]): string[] {
  const counts = new Map<string, number>()
  return jobs.map(({ id, location, createdDate }) => {
    const key = `${locationOf(location)}/${encodeURIComponent(id)}/${createdDate}`
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count === 1 ? key : `${key}/${count}`
  })
}
