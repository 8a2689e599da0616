import { formatCalendarDate } from '../../domain/calendarDate'
import { descriptionPoints, type Job } from '../../domain/job'
import { escapeMarkup } from '../escapeMarkup'

/** Search engines show no more. */
const DESCRIPTION_LENGTH = 160

export function positionTerms({ type, duration, payRate, endDate }: Job): string {
  return `${type}, ${duration}, ${payRate}. Apply by ${formatCalendarDate(endDate)}.`
}

/** The description as a list of points. */
export function positionHtml({ description }: Job): string {
  return `<ul>${descriptionPoints(description)
    .map((point) => `<li>${escapeMarkup(point)}</li>`)
    .join('')}</ul>`
}

/** Shortens a text to whole words. */
function shorten(text: string, length: number): string {
  if (text.length <= length) return text
  return `${text.slice(0, length - 1).replace(/[\s,.;:–-]*\s\S*$/, '')}…`
}

/** The meta description of a position's page. */
export function positionDescription(job: Job): string {
  const points = descriptionPoints(job.description).join('. ')
  return shorten(`${job.company}, ${job.location}. ${positionTerms(job)} ${points}`, DESCRIPTION_LENGTH)
}
