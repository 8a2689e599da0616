import { useSyncExternalStore } from 'react'

const currentYear = () => new Date().getFullYear()
const yearOfBuild = () => BUILD_YEAR
const subscribeToNothing = () => () => {}

/** The year now; while a prerendered page hydrates, the year it was made in, so that both agree. */
export function useCurrentYear(): number {
  return useSyncExternalStore(subscribeToNothing, currentYear, yearOfBuild)
}
