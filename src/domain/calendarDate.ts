import { isValid, parseISO } from 'date-fns'

const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

export function isCalendarDate(text: string): boolean {
  return CALENDAR_DATE.test(text) && isValid(parseISO(text))
}

/**
 * `2026-10-15` as `October 15, 2026` ('MMMM d, yyyy', English): no clock and no time zone comes in.
 * The months stand here because both other ways are dear: date-fns' `format` is 5 kB of the first load, and the
 * browser's first `Intl.DateTimeFormat` takes 100 ms of a slow phone.
 * A text that is no calendar date (an imported state) comes back as it is.
 */
export function formatCalendarDate(date: string): string {
  if (!isCalendarDate(date)) return date
  const [year, month, day] = date.split('-')
  return `${MONTHS[Number(month) - 1]} ${Number(day)}, ${year}`
}
