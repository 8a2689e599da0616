import { useSyncExternalStore } from 'react'
import { showsByDates } from '#content/settings'
import { today } from '../domain/calendarDate'

/**
 * Calls `onTurn` at once, when the tab is shown or hidden, and each minute: tablets end tabs without an event, and
 * a computer that has slept starts another visit without one. Returns a function that stops it.
 */
export function poll(onTurn: () => void): () => void {
  onTurn()
  const timer = setInterval(onTurn, 60_000)
  document.addEventListener('visibilitychange', onTurn)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onTurn)
  }
}

/** Reads a value again at each poll. Empty when prerendered and during hydration. */
export const usePolled = (read: () => string) => useSyncExternalStore(poll, read, () => '')

/** The visitor's day, for `isClosedOn`. Empty before hydration, and without `showsByDates`. */
export const useDay = () => usePolled(() => (showsByDates ? today() : ''))
