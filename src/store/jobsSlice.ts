import { createSlice } from '@reduxjs/toolkit'
import { catalog } from '#content/catalog'
import type { Job } from '../domain/job'

const initialState: readonly Job[] = catalog

/** The catalog. A plain list, not an entity adapter: ids repeat, and every position counts. */
export const jobsSlice = createSlice({ name: 'jobs', initialState, reducers: {} })
