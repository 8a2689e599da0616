import { differenceInCalendarDays, parseISO } from 'date-fns'
import { isCalendarDate } from '../../domain/calendarDate'
import type { TextRule } from './textRules'

const dateRule: TextRule = (text) => {
  if (!isCalendarDate(text)) return "must be a date on the calendar, as year-month-day, like '2026-10-15'."
  return text < '2000' || text >= '2101' ? 'must be between 2000 and 2100. Correct the year.' : null
}

/**
 * Valid content stays valid as time passes: only a date far in the future is a mistake. Where the site shows
 * positions by their dates, a date in the future or the past is as it should be.
 */
export function postingDateRule(today: string, showsByDates: boolean): TextRule {
  return (text) => {
    const mistake = dateRule(text)
    if (mistake !== null) return mistake
    const daysAhead = differenceInCalendarDays(parseISO(text), parseISO(today))
    if (daysAhead > 60)
      return 'is more than 60 days in the future. Write the day on which the position is posted.'
    if (daysAhead > 0 && !showsByDates)
      return { warning: 'is in the future. The site shows the position at once.' }
    return daysAhead < -365 ? { warning: 'is more than a year ago. Is the position still open?' } : null
  }
}

/** `rolling`, `ASAP`, `2027-12-31, 5 pm`. */
const NO_DATE_ALONE = /^[^\d]+$|^\d{4}-\d\d-\d\d\b./

/** The last day to apply for a position. */
export function deadlineRule(today: string, createdDate: string, showsByDates: boolean): TextRule {
  return (text) => {
    if (NO_DATE_ALONE.test(text))
      return "must be a date alone, like '2026-10-15'. Leave the line out if there is none, and write words or an hour as a point of the description."
    const mistake = dateRule(text)
    if (mistake !== null) return mistake
    if (isCalendarDate(createdDate) && text < createdDate)
      return `is before createdDate '${createdDate}'. The last day to apply can't be before the day of posting.`
    return text < today && !showsByDates
      ? { warning: 'has passed. The site still shows the position.' }
      : null
  }
}
