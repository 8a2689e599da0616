import { useEffect, useReducer } from 'react'
import { useStore } from 'react-redux'
import type { JobsQuery } from '../../domain/jobsQuery'
import { selectQuery } from '../../store/jobsSelectors'
import type { RootState } from '../../store/rootReducer'

/**
 * Returns a key for an element that the early script has changed. The key changes if early input has changed the query, and
 * React creates the element again. Hydration uses the state of the build. If the input leads back to that state, React sees
 * no change, and would keep the content of the early script.
 */
export function useKeyAfterHydration(shownQuery: JobsQuery): number {
  const store = useStore<RootState>()
  const [key, createAgain] = useReducer(() => 1, 0)
  useEffect(() => {
    if (selectQuery(store.getState()) !== shownQuery) createAgain()
  }, [store, shownQuery])
  return key
}
