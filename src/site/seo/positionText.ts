import { jobDetailText } from '#content/jobDetailText'
import { formatCalendarDate } from '../../domain/calendarDate'
import { fill } from '../../domain/fill'
import { descriptionPoints, descriptionSections, type Job } from '../../domain/job'
import { escapeMarkup } from '../escapeMarkup'

export function positionTerms({ type, hours, duration, payRate, endDate }: Job): string {
  const terms = `${[type, hours, duration, payRate].filter((text) => text !== undefined).join(', ')}.`
  return endDate === undefined
    ? terms
    : `${terms} ${fill(jobDetailText.applyBy, { day: formatCalendarDate(endDate) })}.`
}

export function positionHtml({ description }: Job): string {
  const html = descriptionSections(description).map(({ heading, points }) => {
    const title = heading && `<p><strong>${escapeMarkup(heading)}</strong></p>`
    const items = points.map((point) => `<li>${escapeMarkup(point)}</li>`)
    return items.length > 0 ? `${title}<ul>${items.join('')}</ul>` : title
  })
  return html.join('')
}

/** Up to the 160 characters that search engines show. Ends with a whole word if the language has spaces. */
export function positionDescription(job: Job): string {
  const points = descriptionPoints(job.description)
    .join('. ')
    .replaceAll(/([.:])\. /g, '$1 ')
  const text = `${job.company}, ${job.location}. ${positionTerms(job)} ${points}`
  // Half of a surrogate pair would be a broken character.
  return text.length <= 160
    ? text
    : `${text.slice(0, 159).replace(/[\s,.;:–-]*\s\S{0,30}$|\p{Surrogate}$/u, '')}…`
}
