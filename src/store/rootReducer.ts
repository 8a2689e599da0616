import { combineSlices } from '@reduxjs/toolkit'
import { isRecord } from '../domain/isRecord'
import { jobsQuerySlice } from './jobsQuerySlice'
import { jobsSlice } from './jobsSlice'
import { uiSlice } from './uiSlice'

const SLICES = [jobsSlice, jobsQuerySlice, uiSlice] as const

export const rootReducer = combineSlices(...SLICES)

export type RootState = ReturnType<typeof rootReducer>

/** False for the state of another app, which Redux DevTools can import (README.md). */
export const hasEverySlice = (state: unknown): boolean =>
  isRecord(state) && SLICES.every(({ reducerPath }) => reducerPath in state)
