import type { Job } from './job'

/**
 * Which job a detail page shows. `first`: the first job, whatever the id. `by-id`: the first job with that id, or
 * none for an unknown id.
 */
export type ShownJobPolicy = 'first' | 'by-id'

export function shownJob(jobs: readonly Job[], id: string, policy: ShownJobPolicy): Job | undefined {
  return policy === 'first' ? jobs[0] : jobs.find((job) => job.id === id)
}
