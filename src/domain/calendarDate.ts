import { format, isValid, parseISO } from 'date-fns'
import { dateLocale, language } from '#content/language'

/** The day in the time zone of the program, as `YYYY-MM-DD`. */
export const today = () => format(new Date(), 'yyyy-MM-dd')

export function isCalendarDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && isValid(parseISO(text))
}

/** `October 15, 2026`, in every time zone: `parseISO` reads local midnight. Any other text stays. */
export function formatCalendarDate(date: string): string {
  return isCalendarDate(date) ? format(parseISO(date), language.day, { locale: dateLocale }) : date
}
