import { isRecord } from '../domain/isRecord'

/* DevTools can import any state. Selectors read it through `readSlice` and return valid values. */

const SLICES = ['jobs', 'jobsQuery', 'ui'] as const

export const readSlice = (state: unknown, name: (typeof SLICES)[number]): unknown =>
  isRecord(state) ? state[name] : undefined

/** False for the state of another app. */
export const hasEverySlice = (state: unknown): boolean =>
  isRecord(state) && SLICES.every((name) => name in state)
