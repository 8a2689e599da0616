import type { ComponentType } from 'react'

const loads: (() => Promise<void>)[] = []

/** Declares a component that is loaded after hydration. Returns a function that returns it once it is loaded. */
export function laterPart<P>(load: () => Promise<ComponentType<P>>) {
  let part: ComponentType<P> | undefined
  loads.push(async () => {
    part ??= await load()
  })
  return () => part
}

/** Loads the components that are not loaded yet. Resolves when each is loaded or has failed, or after a second. */
export const loadLaterParts = () =>
  Promise.race([
    Promise.allSettled(loads.map((load) => load())),
    new Promise((resolve) => setTimeout(resolve, 1000)),
  ])
