import type { Job } from './job'

type Posted = Pick<Job, 'createdDate'>

/** The newest date on which one of the jobs was posted, as `YYYY-MM-DD`. Empty without jobs. */
export function newestDate(jobs: readonly Posted[]): string {
  return jobs.reduce((newest, { createdDate }) => (createdDate > newest ? createdDate : newest), '')
}

/** Reads the stored date of the last visit. Empty where it is not a date, and at the first visit: then nothing is new. */
export function toSeenDate(stored: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(stored) ? stored : ''
}

/** True for a job posted after the newest one of the last visit. Compares texts, so the time zone does not matter. */
export function isNewPosition({ createdDate }: Posted, seenDate: string): boolean {
  return seenDate !== '' && createdDate > seenDate
}
