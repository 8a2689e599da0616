import { configureStore, type Middleware } from '@reduxjs/toolkit'
import { company } from '#content/company'
import type { Job } from '../domain/job'
import { isEmptyQuery, type JobsQuery } from '../domain/jobsQuery'
import { rootReducer } from '../store/rootReducer'

/** How many actions DevTools keeps; its own 50 are one typed sentence. */
const DEVTOOLS_MAX_AGE = 500

/** Redux Toolkit's checks in development warn where they take long, which says more about the machine than about us. */
const PATIENT_CHECK = { warnAfter: Infinity }

interface AppStoreOptions {
  readonly jobs: readonly Job[]
  readonly middleware?: Middleware
  /** What the address asks for at the start. */
  readonly jobsQuery?: JobsQuery | undefined
}

/** A store of its own at each call. DevTools connects in production too: the state holds nothing private. */
export function createAppStore({ jobs, middleware, jobsQuery }: AppStoreOptions) {
  return configureStore({
    reducer: rootReducer,
    preloadedState: {
      jobs,
      // The plain list starts with the very state that its file was made of, so that nothing is drawn twice.
      ...(jobsQuery && !isEmptyQuery(jobsQuery) && { jobsQuery }),
    },
    middleware: (getDefaultMiddleware) => {
      const defaults = getDefaultMiddleware({
        thunk: false,
        serializableCheck: PATIENT_CHECK,
        immutableCheck: PATIENT_CHECK,
      })
      return middleware ? defaults.concat(middleware) : defaults
    },
    devTools: { name: company.name, maxAge: DEVTOOLS_MAX_AGE },
  })
}

export type AppStore = ReturnType<typeof createAppStore>
