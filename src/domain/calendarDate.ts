import { isValid, parseISO } from 'date-fns'

const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/

const FORMAT = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})

export function isCalendarDate(text: string): boolean {
  return CALENDAR_DATE.test(text) && isValid(parseISO(text))
}

/**
 * `2026-10-15` as `October 15, 2026` ('MMMM d, yyyy', English; website.md §9), the same day in every time zone:
 * it is read and written as a day of UTC, so that none comes in, not even one that changes while the page stands.
 * The browser has the month's names; date-fns' `format` would bring its own, 5 kB of the first load, and its
 * `intlFormat` makes a new formatter for each date, which is the slowest thing on the list.
 * A text that is no calendar date (an imported state) comes back as it is.
 */
export function formatCalendarDate(date: string): string {
  if (!isCalendarDate(date)) return date
  return FORMAT.format(parseISO(`${date}T00:00Z`))
}
