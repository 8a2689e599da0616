import { shownJobPolicy } from '#content/settings'
import type { Job } from '../domain/job'
import { shownJob } from '../domain/shownJob'
import type { RootState } from './rootReducer'
import { selectJobs } from './visibleJobsSelectors'

/** The job that the detail page of `id` shows; none, under the policy `by-id`, for an unknown id. */
export function selectShownJob(state: RootState, id: string, policy = shownJobPolicy): Job | undefined {
  return shownJob(selectJobs(state), id, policy)
}
