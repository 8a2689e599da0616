import { createSlice, weakMapMemoize } from '@reduxjs/toolkit'
import { isJob, type Job } from '../domain/job'

/** The catalog. Not an entity adapter: ids repeat, and an adapter would drop the repeats. */
export const jobsSlice = createSlice({
  name: 'jobs',
  /** The jobs are passed in when the store is created, so that their script is a separate chunk. */
  initialState: (): readonly Job[] => [],
  reducers: {},
  selectors: {
    selectJobs: weakMapMemoize((jobs: unknown): readonly Job[] =>
      Array.isArray(jobs) ? jobs.filter(isJob) : [],
    ),
  },
})

export const { selectJobs } = jobsSlice.selectors
