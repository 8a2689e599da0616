import { useLayoutEffect, useReducer } from 'react'

/**
 * Renders the state of the store in the task that hydrates a part of a list with a query. Hydration uses the state of the build, while
 * the page already shows the query of the address. An action in between that led back to the state of the build would
 * change nothing for React, and the page would keep the cards of the early script.
 */
export function useRenderAfterHydration(): void {
  const [, render] = useReducer((count: number) => count + 1, 0)
  useLayoutEffect(() => {
    if (window.location.search !== '') render()
  }, [render])
}
