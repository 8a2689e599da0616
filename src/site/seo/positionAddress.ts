import type { Job } from '../../domain/job'
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
