import { configureStore, type Middleware } from '@reduxjs/toolkit'
import { company } from '#content/company'
import { isRecord } from '../domain/isRecord'
import type { Job } from '../domain/job'
import { EMPTY_QUERY } from '../domain/jobsQuery'
import { rootReducer } from './rootReducer'

/** How many actions DevTools keeps. Typing one sentence uses up the default of 50. */
const DEVTOOLS_MAX_AGE = 500

/** DevTools sends every state to its panel. The catalog never changes, so the panel gets its length instead. */
const shortenCatalog = <State>(state: State): State =>
  isRecord(state) && Array.isArray(state['jobs']) ? { ...state, jobs: state['jobs'].length } : state

/** Redux Toolkit's checks in development warn when they are slow, which depends on the machine. */
const WITHOUT_WARNING = { warnAfter: Infinity }

/** DevTools connects in production, too: the state has nothing private. */
export function createAppStore(jobs: readonly Job[], query = EMPTY_QUERY, ...middleware: Middleware[]) {
  return configureStore({
    reducer: rootReducer,
    preloadedState: { jobs, jobsQuery: query },
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: false,
        serializableCheck: WITHOUT_WARNING,
        immutableCheck: WITHOUT_WARNING,
      }).concat(middleware),
    devTools: { name: company.name, maxAge: DEVTOOLS_MAX_AGE, stateSanitizer: shortenCatalog },
  })
}

export type AppStore = ReturnType<typeof createAppStore>
