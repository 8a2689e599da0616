import type { Job } from './job'

/** True from the day after the last day to apply. Compares strings `YYYY-MM-DD`, without time zones. */
export const isClosedOn = (day: string, { endDate }: Job) => endDate !== undefined && endDate < day

export const isOpenOn = (day: string, job: Job) => job.createdDate <= day && !isClosedOn(day, job)
