import { configureStore, weakMapMemoize, type Middleware } from '@reduxjs/toolkit'
import { company } from '#content/company'
import { isRecord } from '../domain/isRecord'
import { isJob, type Job } from '../domain/job'
import { EMPTY_QUERY } from '../domain/jobsQuery'
import { hasEverySlice, rootReducer, type RootState } from './rootReducer'

/** How many actions DevTools keeps. Typing one sentence uses up the default of 50. */
const DEVTOOLS_MAX_AGE = 500

/** With longer ids and titles, 500 states exceed a megabyte. This is enough for about 60 positions. */
const MAX_TITLES_LENGTH = 1200

const titlesOf = weakMapMemoize((jobs: readonly unknown[]) => {
  const titles = jobs.filter(isJob).map(({ id, title }) => `${id} ${title}`)
  return titles.join('').length <= MAX_TITLES_LENGTH ? titles : jobs.length
})

/** DevTools sends every state to its panel, and the catalog again with each: its ids and titles, or its length. */
const shortenCatalog = <State>(state: State): State =>
  isRecord(state) && Array.isArray(state['jobs']) ? { ...state, jobs: titlesOf(state['jobs']) } : state

/** DevTools connects in production, too: the state has nothing private. */
export function createAppStore(jobs: readonly Job[], query = EMPTY_QUERY, ...middleware: Middleware[]) {
  return configureStore({
    // An imported list of actions begins without positions, too.
    reducer: (state: Partial<RootState> | undefined, action) =>
      rootReducer(hasEverySlice(state) ? state : { jobs, ...state }, action),
    preloadedState: { jobsQuery: query },
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: false,
        // In development, both warn when they are slow, which depends on the machine.
        serializableCheck: { warnAfter: Infinity },
        immutableCheck: { warnAfter: Infinity },
      }).concat(middleware),
    devTools: { name: company.name, maxAge: DEVTOOLS_MAX_AGE, stateSanitizer: shortenCatalog },
  })
}

export type AppStore = ReturnType<typeof createAppStore>
