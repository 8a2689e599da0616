import { formatCalendarDate } from '../../domain/calendarDate'
import { descriptionPoints, type Job } from '../../domain/job'
import { escapeMarkup } from '../escapeMarkup'

/** What search engines show of a description. */
const DESCRIPTION_LENGTH = 160

/** The terms in a line. */
export function positionTerms({ type, duration, payRate, endDate }: Job): string {
  return `${type}, ${duration}, ${payRate}. Apply by ${formatCalendarDate(endDate)}.`
}

/** The description as it stands on its page, a list of points. */
export function positionHtml({ description }: Job): string {
  return `<ul>${descriptionPoints(description)
    .map((point) => `<li>${escapeMarkup(point)}</li>`)
    .join('')}</ul>`
}

/** A text shortened to whole words, with `…` in place of the rest. */
function shorten(text: string, length: number): string {
  if (text.length <= length) return text
  return `${text.slice(0, length - 1).replace(/[\s,.;:–-]*\s\S*$/, '')}…`
}

/** For the head of a position's page. */
export function positionDescription(job: Job): string {
  const points = descriptionPoints(job.description).join('. ')
  return shorten(`${job.company}, ${job.location}. ${positionTerms(job)} ${points}`, DESCRIPTION_LENGTH)
}
