import { isCalendarDate } from '../../domain/calendarDate'
import type { Job } from '../../domain/job'
import type { ListedPosition } from './listedPositions'

/** Deadlines before the day of posting; of dates that are none each is told by itself. */
export function wrongOrders(positions: readonly ListedPosition[]): string[] {
  return positions
    .filter(({ job: { createdDate, endDate } }) => isCalendarDate(createdDate) && isCalendarDate(endDate))
    .filter(({ job }) => job.endDate < job.createdDate)
    .map(
      ({ job, label }) =>
        `${label}: endDate "${job.endDate}" is before createdDate "${job.createdDate}". The last day to apply comes after the day of posting.`,
    )
}

function isSameJob(one: Job, other: Job): boolean {
  return Object.entries(one).every(([field, value]) => Reflect.get(other, field) === value)
}

/** Positions that stand twice, word for word. */
export function copies(positions: readonly ListedPosition[]): string[] {
  return positions.flatMap(({ job, label }, index) => {
    const first = positions.slice(0, index).find((earlier) => isSameJob(earlier.job, job))
    if (first === undefined) return []
    return `${label}: is ${first.label} again, word for word. Delete one of the two, or change what differs.`
  })
}

/** One line for all ids that stand at several positions; none where there is no such id. */
export function repeatedIds(positions: readonly ListedPosition[]): string[] {
  const ids = positions.map(({ job }) => job.id)
  const repeated = [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))]
  if (repeated.length === 0) return []
  return [`several positions share an id: ${repeated.join(', ')}. All of them are listed; this is allowed.`]
}

/** `today` as `YYYY-MM-DD`. */
export function passedDeadlines(positions: readonly ListedPosition[], today: string): string[] {
  return positions
    .filter(({ job }) => isCalendarDate(job.endDate) && job.endDate < today)
    .map(({ job, label }) => `${label}: endDate "${job.endDate}" has passed. The position stays on the site.`)
}
