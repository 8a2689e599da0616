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
