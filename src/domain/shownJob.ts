import type { Job } from './job'

/**
 * Which job a detail address shows: `first` shows the first job whatever the id,
 * `by-id` the first job with that id, and none for an unknown one.
 */
export type ShownJobPolicy = 'first' | 'by-id'

export function shownJob(jobs: readonly Job[], id: string, policy: ShownJobPolicy): Job | undefined {
  return policy === 'first' ? jobs[0] : jobs.find((job) => job.id === id)
}
