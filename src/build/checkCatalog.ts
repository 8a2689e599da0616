import { isCalendarDate } from '../domain/calendarDate'
import { descriptionPoints, type Job } from '../domain/job'
import { isInLocation, LOCATION_LABELS, LOCATIONS, type JobLocation } from '../domain/locations'

/** One of the owner's files of positions. */
export interface JobsFile {
  readonly file: string
  /** The location that every position in it must be found under. */
  readonly location: JobLocation
  readonly jobs: readonly Job[]
}

function dateProblem(text: string): string | null {
  return isCalendarDate(text) ? null : 'is no date on the calendar. Write it as YYYY-MM-DD, e.g. 2026-10-15.'
}

function descriptionProblem(text: string): string | null {
  if (descriptionPoints(text).length > 1) return null
  return 'is in one piece. Put ... between its pieces; each becomes one bullet point.'
}

function locationProblem(text: string, location: JobLocation): string | null {
  const found = LOCATIONS.filter((each) => isInLocation(text, each))
  if (found.length === 1 && found[0] === location) return null
  const names = found.map((each) => LOCATION_LABELS[each]).join(' and ')
  return `would be found under ${names}. Write it so that it is found under ${LOCATION_LABELS[location]} alone.`
}

/** The fields that have a rule, with what is wrong in this job; `null` where nothing is. */
function checkJob(job: Job, location: JobLocation) {
  return [
    ['location', locationProblem(job.location, location)],
    ['description', descriptionProblem(job.description)],
    ['createdDate', dateProblem(job.createdDate)],
    ['endDate', dateProblem(job.endDate)],
  ] as const
}

/**
 * Every mistake in the owner's positions, a line each, in words for somebody who edits texts:
 * file, position, field, value, rule. Empty where all is well.
 */
export function checkCatalog(files: readonly JobsFile[]): string[] {
  return files.flatMap(({ file, location, jobs }) =>
    jobs.flatMap((job, index) =>
      checkJob(job, location).flatMap(([field, problem]) => {
        const position = `${file}, position ${index + 1} ("${job.title}", ${job.location})`
        return problem === null ? [] : [`${position}: ${field} "${job[field]}" ${problem}`]
      }),
    ),
  )
}
