import type { Job } from './job'

/** A detail page shows the first job (`first`), or the first job with its id, if there is one (`by-id`). */
export type ShownJobPolicy = 'first' | 'by-id'

export function shownJob<Item extends Job>(jobs: readonly Item[], id: string, policy: ShownJobPolicy) {
  return policy === 'first' ? jobs[0] : jobs.find((job) => job.id === id)
}
