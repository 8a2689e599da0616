import { showsByDates } from '#content/settings'
import { today } from '../domain/calendarDate'
import { usePolled } from './usePolled'

/** The visitor's day, for `isClosedOn`. Empty before hydration, and without `showsByDates`. */
export const useDay = () => usePolled(() => (showsByDates ? today() : ''))
