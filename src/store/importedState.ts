import type { RootState } from './rootReducer'

/* DevTools can import any state. Selectors read it through `readSlice` and return valid values. */

const EMPTY = {}

/** Returns an empty object, always the same one, where the state or the slice is no object. */
export function readSlice(state: unknown, name: keyof RootState): object {
  if (typeof state !== 'object' || state === null) return EMPTY
  const slices: Partial<Record<keyof RootState, unknown>> = state
  const slice = slices[name]
  return typeof slice === 'object' && slice !== null ? slice : EMPTY
}

/** False for the state of another app. */
export function hasEverySlice(state: unknown): boolean {
  const names: readonly (keyof RootState)[] = ['jobs', 'jobsQuery', 'ui']
  return typeof state === 'object' && state !== null && names.every((name) => name in state)
}
