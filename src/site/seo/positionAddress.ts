import type { Job } from '../../domain/job'
import { EMPTY_QUERY } from '../../domain/queryParameters'
import { shownJob, type ShownJobPolicy } from '../../domain/shownJob'
import { jobDetailPath, jobsPath } from '../../url/paths'

/**
 * The path by which one position is pointed at from outside: its detail, where that shows it,
 * else the list searched for its title. Under `first` every detail shows the first position; under `by-id`
 * the second of two with the same id has none of its own.
 */
export function positionAddress(job: Job, jobs: readonly Job[], policy: ShownJobPolicy): string {
  const hasDetail = policy === 'by-id' && shownJob(jobs, job.id, policy) === job
  return hasDetail ? jobDetailPath(job.id) : jobsPath({ ...EMPTY_QUERY, search: job.title })
}
