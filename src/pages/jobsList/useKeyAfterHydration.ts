import { useEffect, useEffectEvent, useReducer } from 'react'
import { useStore } from 'react-redux'
import type { JobsQuery } from '../../domain/jobsQuery'
import { selectQuery } from '../../store/jobsSelectors'
import type { RootState } from '../../store/rootReducer'

/**
 * A key for an element that the early script has changed. It changes if the query is no longer the one that the early script
 * has shown, so that React creates the element again. Hydration uses the state of the build: early input that leads back to
 * it would change nothing for React, and the page would keep what the early script has shown.
 */
export function useKeyAfterHydration(shownQuery: JobsQuery): number {
  const store = useStore<RootState>()
  const [key, createAgain] = useReducer(() => 1, 0)
  const check = useEffectEvent(() => {
    if (selectQuery(store.getState()) !== shownQuery) createAgain()
  })
  useEffect(() => check(), [])
  return key
}
