import { isJob, type Job } from '../../domain/job'
import type { ContentModule } from './contentMistakes'
import { positionLabel } from './positionLabel'

export interface ListedPosition {
  readonly job: Job
  readonly label: string
}

const JOBS_FILES = ['jobsUsa', 'jobsCanada', 'jobsIndia']

/** The positions of the three countries' files, in the catalog's order; what has no position's shape is left out. */
export function listedPositions(modules: ReadonlyMap<string, ContentModule>): ListedPosition[] {
  return JOBS_FILES.flatMap((name) => {
    const jobs = modules.get(`${name}.ts`)?.[name]
    if (!Array.isArray(jobs)) return []
    return jobs.flatMap((job: unknown, index) =>
      isJob(job) ? { job, label: positionLabel(`${name}.ts`, index, job) } : [],
    )
  })
}
