import type { Job } from './job'

type Period = Pick<Job, 'createdDate' | 'endDate'>

/** True from the day after the last day to apply. Compares strings `YYYY-MM-DD`, without time zones. */
export const isClosedOn = (day: string, { endDate }: Period) => endDate !== undefined && endDate < day

export const isOpenOn = (day: string, job: Period) => job.createdDate <= day && !isClosedOn(day, job)
