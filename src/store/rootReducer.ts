import { combineReducers } from '@reduxjs/toolkit'
import { jobsQuerySlice } from './jobsQuerySlice'
import { jobsSlice } from './jobsSlice'
import { uiSlice } from './uiSlice'

export const rootReducer = combineReducers({
  jobs: jobsSlice.reducer,
  jobsQuery: jobsQuerySlice.reducer,
  ui: uiSlice.reducer,
})

export type RootState = ReturnType<typeof rootReducer>

/** False for a state of another app, imported through Redux DevTools: nothing of it can be shown. */
export function hasEverySlice(state: unknown): state is RootState {
  if (typeof state !== 'object' || state === null) return false
  const slices: Partial<Record<keyof RootState, unknown>> = state
  // Jobs and query are read through selectors that mend anything; `ui` is read as it is.
  const isUiReadable = typeof slices.ui === 'object' && slices.ui !== null
  return slices.jobs !== undefined && slices.jobsQuery !== undefined && isUiReadable
}
