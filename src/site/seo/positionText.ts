import { jobDetailText } from '#content/jobDetailText'
import { formatCalendarDate } from '../../domain/calendarDate'
import { fill, joinSentences, joinTexts } from '../../domain/fill'
import { descriptionPoints, descriptionSections, type Job } from '../../domain/job'
import { escapeMarkup } from '../escapeMarkup'

/** Ends with a full stop. */
export function positionTerms({ type, hours, duration, payRate, endDate }: Job): string {
  const terms = joinTexts('list', [type, hours, duration, payRate])
  const deadline = endDate && fill(jobDetailText.applyBy, { day: formatCalendarDate(endDate) })
  return joinSentences([terms, ...(deadline ? [deadline] : []), '']).trim()
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
  const subject = joinTexts('list', [job.company, job.location])
  const text = joinSentences([subject, positionTerms(job), ...descriptionPoints(job.description)])
  // Half of a surrogate pair would be a broken character.
  return text.length <= 160
    ? text
    : `${text.slice(0, 159).replace(/[\s,.;:–-]*\s\S{0,30}$|\p{Surrogate}$/u, '')}…`
}
