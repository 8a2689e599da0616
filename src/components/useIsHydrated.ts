import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** False in the prerendered page and during hydration, so forever without JavaScript. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
