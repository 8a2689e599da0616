import { jobsCanada } from '../content/jobsCanada'
import { jobsIndia } from '../content/jobsIndia'
import { jobsUsa } from '../content/jobsUsa'
import { checkCatalog } from './checkCatalog'

/** Every mistake in the content room as it stands. */
export function contentProblems(): string[] {
  return checkCatalog([
    { file: 'jobsUsa.ts', location: 'usa', jobs: jobsUsa },
    { file: 'jobsCanada.ts', location: 'canada', jobs: jobsCanada },
    { file: 'jobsIndia.ts', location: 'india', jobs: jobsIndia },
  ])
}
