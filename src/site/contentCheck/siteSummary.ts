import { countries } from '#content/countries'
import { isOpenOn } from '../../domain/applicationPeriod'
import type { Job } from '../../domain/job'
import { countByValue, toIndexedJob } from '../../domain/matching'

/** Counts as the location filter does. `day` is that of the build, if the site shows positions by their dates. */
export function siteSummary(all: readonly Job[], policy: unknown, draftCount: number, day?: string): string {
  const hidden = day === undefined ? [] : all.filter((job) => !isOpenOn(day, job))
  const jobs = all.filter((job) => !hidden.includes(job))
  const counts = [...countByValue(countries, jobs.map(toIndexedJob))].map(
    ([{ label }, count]) => `${label} ${count}`,
  )
  const detail = policy === 'first' ? 'shows the first position' : 'shows the position with its id'
  const drafts = draftCount === 0 ? '' : `, without ${draftCount} ${draftCount === 1 ? 'draft' : 'drafts'}`
  const positions = jobs.length === 1 ? 'position' : 'positions'
  const byDates =
    hidden.length === 0 ? '' : ` Hidden by their dates: ${hidden.map(({ title }) => title).join(', ')}.`
  return `The site will show ${jobs.length} ${positions}${drafts}: ${counts.join(', ')}.${byDates} Policy ${String(policy)}: every detail page ${detail}.`
}
