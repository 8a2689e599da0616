import type { Job } from './job'

/** A visit ends this long after the list was last on the screen. */
const VISIT_MS = 30 * 60 * 1000

/** The newest dates of the last visit and of earlier ones, and the time in ms. Or the first alone. */
const STORED_VISIT = /^(\d{4}-\d\d-\d\d)?(?: (\d{4}-\d\d-\d\d)? (\d+))?$/

/** The dates for the visit at `now`. If they are empty, nothing is new. A clock set back starts a visit. */
export function parseVisit(stored: string, now: number): { readonly newest: string; readonly seen: string } {
  const [, newest = '', seen = '', recordedAt] = STORED_VISIT.exec(stored) ?? []
  const isSameVisit = Math.abs(now - Number(recordedAt)) <= VISIT_MS
  return isSameVisit ? { newest, seen } : { newest: '', seen: newest || seen }
}

/** Returns the text that the browser stores while the list shows these jobs. */
export function serializeVisit(stored: string, jobs: readonly Job[], now: number): string {
  const { newest, seen } = parseVisit(stored, now)
  const next = jobs.reduce((date, { createdDate }) => (createdDate > date ? createdDate : date), newest)
  return `${next} ${seen} ${now}`
}

/** True for a job posted after the newest one of earlier visits. Compares strings, without time zones. */
export function isNewPosition({ createdDate }: Pick<Job, 'createdDate'>, seenDate: string): boolean {
  return seenDate !== '' && createdDate > seenDate
}
