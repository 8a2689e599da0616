import { isCalendarDate } from '../../domain/calendarDate'
import { JOB_FIELDS, OPTIONAL_JOB_FIELDS, type Job } from '../../domain/job'
import type { Finding } from './finding'

/** A position and where it stands. */
export interface ListedPosition extends Pick<Finding, 'file' | 'at'> {
  readonly job: Job
  readonly label: string
}

function about({ file, at, label }: ListedPosition, severity: Finding['severity'], words: string): Finding {
  return { file, at, severity, text: `${label}: ${words}` }
}

/** Deadlines before the day of posting; dates that are none are told by themselves. */
function wrongOrders(positions: readonly ListedPosition[]): Finding[] {
  return positions.flatMap((position) => {
    const { createdDate, endDate } = position.job
    if (!isCalendarDate(createdDate) || !isCalendarDate(endDate) || endDate >= createdDate) return []
    return about(
      position,
      'mistake',
      `endDate "${endDate}" is before createdDate "${createdDate}". The last day to apply cannot come before the day of posting.`,
    )
  })
}

const FIELDS = [...JOB_FIELDS, ...OPTIONAL_JOB_FIELDS]
const FIELDS_BUT_ID = FIELDS.filter((field) => field !== 'id')

/** Positions that stand twice: word for word, or with another id (two of a kind may be meant). */
function copies(positions: readonly ListedPosition[]): Finding[] {
  const firstWith = new Map<string, ListedPosition>()
  return positions.flatMap((position) => {
    const whole = JSON.stringify(position.job, FIELDS)
    const withoutId = JSON.stringify(position.job, FIELDS_BUT_ID)
    const [same, alike] = [firstWith.get(whole), firstWith.get(withoutId)]
    for (const text of [whole, withoutId]) if (!firstWith.has(text)) firstWith.set(text, position)
    if (same)
      return about(
        position,
        'mistake',
        `is ${same.label} again, word for word. Delete one of the two, or change what differs.`,
      )
    if (!alike) return []
    return about(
      position,
      'warning',
      `differs from ${alike.label} by its id alone. Was one of the two to be changed?`,
    )
  })
}

export function positionFindings(positions: readonly ListedPosition[]): Finding[] {
  return [...wrongOrders(positions), ...copies(positions)]
}

/** One line for all ids that stand at several positions; none where there is no such id. */
export function repeatedIds(positions: readonly ListedPosition[]): string[] {
  const ids = positions.map(({ job }) => job.id)
  const repeated = [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))]
  if (repeated.length === 0) return []
  return [`several positions share an id: ${repeated.join(', ')}. All of them are listed; this is allowed.`]
}
