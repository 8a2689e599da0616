import { differenceInCalendarDays, parseISO } from 'date-fns'
import { isCalendarDate } from '../../domain/calendarDate'
import type { TextRule } from './textRules'

const MOST_DAYS_AHEAD = 60

const dateRule: TextRule = (text) => {
  if (!isCalendarDate(text)) return 'is no date on the calendar. Write it as YYYY-MM-DD.'
  return text < '2000' || text >= '2101' ? 'is before 2000 or after 2100. Write another year.' : null
}

/** Time passing makes nothing a mistake that was none: only a date far ahead is one. `today` as `YYYY-MM-DD`. */
export function postingDateRule(today: string): TextRule {
  return (text) => {
    const complaint = dateRule(text)
    if (complaint !== null) return complaint
    const ahead = differenceInCalendarDays(parseISO(text), parseISO(today))
    if (ahead > MOST_DAYS_AHEAD)
      return `is more than ${MOST_DAYS_AHEAD} days ahead. Write the day on which the position is posted.`
    if (ahead > 0) return { warning: 'is still to come. The position is on the site at once.' }
    return ahead < -365 ? { warning: 'is more than a year ago. Is the position still open?' } : null
  }
}

export function deadlineRule(today: string): TextRule {
  return (text) =>
    dateRule(text) ?? (text < today ? { warning: 'has passed. The position stays on the site.' } : null)
}
