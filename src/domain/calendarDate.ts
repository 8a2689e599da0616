import { intlFormat, isValid, parseISO } from 'date-fns'

const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/

export function isCalendarDate(text: string): boolean {
  return CALENDAR_DATE.test(text) && isValid(parseISO(text))
}

/**
 * `2026-10-15` as `October 15, 2026` ('MMMM d, yyyy', English; website.md §9), the same day in every time zone:
 * `parseISO` reads a date without a time as local midnight, `new Date` would read it as UTC.
 * The browser has the month's names; `format` would bring its own, 5 kB of the first load.
 * A text that is no calendar date (an imported state) comes back as it is.
 */
export function formatCalendarDate(date: string): string {
  if (!isCalendarDate(date)) return date
  return intlFormat(parseISO(date), { year: 'numeric', month: 'long', day: 'numeric' }, { locale: 'en-US' })
}
