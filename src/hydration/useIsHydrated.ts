import { useSyncExternalStore } from 'react'

function subscribeToNothing() {
  return () => {}
}

/** Whether the app runs. False while the page is still the prerendered one, and so for ever without JavaScript. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}
