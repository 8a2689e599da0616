import { isCalendarDate } from '../../domain/calendarDate'
import { descriptionPoints, type Job } from '../../domain/job'
import { isInLocation, LOCATIONS, locationNames, type JobLocation } from '../../domain/locations'
import { emailRule, phoneRule } from './contactRules'
import { payRateRule } from './payRateRule'
import type { TextRule } from './textRules'

const idRule: TextRule = (text) =>
  /^[1-9]\d*$/.test(text) ? null : "is no whole number. Write it in digits, like '23'."

const typeRule: TextRule = (text) =>
  text === 'Full-time' ? null : "is no type that the site knows. Write 'Full-time'."

const dateRule: TextRule = (text) =>
  isCalendarDate(text) ? null : 'is no date on the calendar. Write it as YYYY-MM-DD.'

const durationRule: TextRule = (text) =>
  /^(?:1 month|(?!1 )[1-9]\d* months|Permanent)$/.test(text)
    ? null
    : "is in another form than the site's. Write a number of months, like '6 months', or 'Permanent'."

const descriptionRule: TextRule = (text) => {
  if (text.includes('…')) return 'contains … as one character. Type three dots ... instead.'
  const dots = text.match(/\.+/g)?.find(({ length }) => length !== 1 && length !== 3)
  if (dots !== undefined) return `has ${dots.length} dots in a row. Put exactly three ... between two pieces.`
  const pieces = text.split('...').length
  if (pieces === 1) return 'is in one piece. Put ... between its pieces; each becomes one bullet point.'
  if (descriptionPoints(text).length === pieces) return null
  return 'has an empty piece. Put ... between two pieces only, not before the first or after the last.'
}

const PLACES: Readonly<Record<JobLocation, string>> = {
  usa: `city and state without "canada" or "india" in them, not even inside a word: 'Austin, Texas'`,
  canada: `city, province and Canada, without "india": 'Toronto, Ontario, Canada'`,
  india: `city, state and India, without "canada": 'Pune, Maharashtra, India'`,
}

function locationRule(location: JobLocation): TextRule {
  return (text) => {
    const found = LOCATIONS.filter((each) => isInLocation(text, each))
    if (found.join() !== location) {
      return `would be found under ${locationNames(found).join(' and ')}. Write ${PLACES[location]}.`
    }
    return /[^\s,], [^\s,]/.test(text) ? null : `names one place only. Write ${PLACES[location]}.`
  }
}

/** The fields of a position in one country's file (website.md §3), with the rules of each besides those of every text. */
export function positionFields(location: JobLocation): Readonly<Record<keyof Job, readonly TextRule[]>> {
  return {
    id: [idRule],
    title: [],
    company: [],
    location: [locationRule(location)],
    type: [typeRule],
    description: [descriptionRule],
    createdDate: [dateRule],
    endDate: [dateRule],
    duration: [durationRule],
    payRate: [payRateRule(location)],
    contactEmail: [emailRule],
    contactPhone: [phoneRule],
  }
}
