import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}
const currentYear = () => new Date().getFullYear()
const buildYear = () => Number(BUILD_DATE.slice(-4))

/** The current year. During hydration the year of the build, so that it matches the prerendered page. */
export function useCurrentYear(): number {
  return useSyncExternalStore(subscribe, currentYear, buildYear)
}
