import type { ComponentType } from 'react'

const MAX_WAIT_MS = 1000

const loads: (() => Promise<void>)[] = []

/** A component that no first paint has, with a script of its own. Returns what gives it once it is loaded. */
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
    new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS)),
  ])
