import { differenceInCalendarDays, parseISO } from 'date-fns'
import { showsByDates } from '#content/settings'
import { isCalendarDate, today } from '../../domain/calendarDate'
import type { Rules } from './textRules'

const NO_DATE = "must be a date on the calendar, as year-month-day, like '2026-10-15'."

/** Valid content stays valid as time passes: only a date far in the future is a mistake. */
export function dateRules(createdDate: string): Rules {
  const day = today()
  return {
    createdDate: (text) => {
      if (!isCalendarDate(text)) return NO_DATE
      const daysAhead = differenceInCalendarDays(parseISO(text), parseISO(day))
      if (daysAhead > 60)
        return 'is more than 60 days in the future. Write the day on which the position is posted.'
      if (daysAhead > 0 && !showsByDates)
        return { warning: 'is in the future. The site shows the position at once.' }
      return daysAhead < -365 ? { warning: 'is more than a year ago. Is the position still open?' } : null
    },
    endDate: (text) => {
      if (!isCalendarDate(text))
        return `${NO_DATE} Leave the line out if there is none, and write words or an hour as a point of the description.`
      if (isCalendarDate(createdDate) && text < createdDate)
        return `is before createdDate '${createdDate}'. The last day to apply can't be before the day of posting.`
      if (text > `${Number(day.slice(0, 4)) + 6}`)
        return { warning: 'is more than five years from now. Correct the year, or delete the line.' }
      return text < day && !showsByDates
        ? { warning: 'has passed. The site still shows the position.' }
        : null
    },
  }
}
