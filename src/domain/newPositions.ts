import type { Job } from './job'

/** A visit ends this long after the list was last on the screen. */
const VISIT_MS = 30 * 60 * 1000

/** The newest dates shown on the last visit and on earlier ones, and the time in ms. Or the first alone. */
const KEPT = /^(\d{4}-\d\d-\d\d)?(?: (\d{4}-\d\d-\d\d)? (\d+))?$/

/** The dates for the visit at `now`. If they are empty, nothing is new. A clock set back starts a visit. */
export function parseVisit(kept: string, now: number): { readonly shown: string; readonly seen: string } {
  const [, shown = '', seen = '', lookedAt] = KEPT.exec(kept) ?? []
  const isSameVisit = Math.abs(now - Number(lookedAt)) <= VISIT_MS
  return isSameVisit ? { shown, seen } : { shown: '', seen: shown || seen }
}

/** Returns the text that the browser stores while the list shows these jobs. */
export function serializeVisit(kept: string, jobs: readonly Job[], now: number): string {
  const { shown, seen } = parseVisit(kept, now)
  const newest = jobs.reduce((date, { createdDate }) => (createdDate > date ? createdDate : date), shown)
  return `${newest} ${seen} ${now}`
}

/** True for a job posted after the newest one of earlier visits. Compares strings, without time zones. */
export function isNewPosition({ createdDate }: Pick<Job, 'createdDate'>, seenDate: string): boolean {
  return seenDate !== '' && createdDate > seenDate
}
