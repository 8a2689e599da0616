import type { ComponentType } from 'react'

const loads: (() => Promise<void>)[] = []

/** A component with a script of its own, which no first paint needs. Returns what gives it once it is loaded. */
export function laterPart<P>(load: () => Promise<ComponentType<P>>) {
  let part: ComponentType<P> | undefined
  loads.push(async () => {
    part ??= await load()
  })
  return () => part
}

/** Asks for the missing scripts. Resolves when each has come or failed, or after a second. */
export const loadLaterParts = () =>
  Promise.race([
    Promise.allSettled(loads.map((load) => load())),
    new Promise((resolve) => setTimeout(resolve, 1000)),
  ])
