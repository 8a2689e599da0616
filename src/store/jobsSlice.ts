import { createSlice } from '@reduxjs/toolkit'
import type { Job } from '../domain/job'

/** The positions come from outside (app/createAppStore): so their script is one of its own, and nothing else names it. */
const initialState: readonly Job[] = []

/** The catalog. A plain list, not an entity adapter: ids repeat, and every position counts. */
export const jobsSlice = createSlice({ name: 'jobs', initialState, reducers: {} })
