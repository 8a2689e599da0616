import { shownJobPolicy } from '#content/settings'
import type { Job } from '../domain/job'
import { shownJob } from '../domain/shownJob'
import { selectJobs } from './jobsSelectors'
import type { RootState } from './rootReducer'

/** The job that the detail page of `id` shows, or undefined where there is none. */
export function selectShownJob(state: RootState, id: string, policy = shownJobPolicy): Job | undefined {
  return shownJob(selectJobs(state), id, policy)
}
