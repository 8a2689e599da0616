/* DevTools can import any state. Selectors read it through `readSlice` and return valid values. */

const SLICES = ['jobs', 'jobsQuery', 'ui'] as const

type SliceName = (typeof SLICES)[number]

const EMPTY = {}

/** Returns an empty object, always the same one, where the state or the slice is no object. */
export function readSlice(state: unknown, name: SliceName): object {
  if (typeof state !== 'object' || state === null) return EMPTY
  const slices: Partial<Record<SliceName, unknown>> = state
  const slice = slices[name]
  return typeof slice === 'object' && slice !== null ? slice : EMPTY
}

/** False for the state of another app. */
export function hasEverySlice(state: unknown): boolean {
  return typeof state === 'object' && state !== null && SLICES.every((name) => name in state)
}
