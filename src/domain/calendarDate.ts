import { format, isValid, parseISO } from 'date-fns'

const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/

export function isCalendarDate(text: string): boolean {
  return CALENDAR_DATE.test(text) && isValid(parseISO(text))
}

/**
 * Formats `2026-10-15` as `October 15, 2026`. `parseISO` reads a date without a time as local midnight, so the day is the
 * same in every time zone. Returns any other text (from an imported state) unchanged.
 */
export function formatCalendarDate(date: string): string {
  return isCalendarDate(date) ? format(parseISO(date), 'MMMM d, yyyy') : date
}
