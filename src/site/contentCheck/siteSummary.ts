import { countries } from '#content/countries'
import { shownJobPolicy, showsByDates } from '#content/settings'
import { isOpenOn } from '../../domain/applicationPeriod'
import { today } from '../../domain/calendarDate'
import type { Job } from '../../domain/job'
import { countByValue, toIndexedJob } from '../../domain/matching'

/** Counts as the location filter does. */
export function siteSummary(all: readonly Job[], draftCount: number): string {
  const hidden = showsByDates ? all.filter((job) => !isOpenOn(today(), job)) : []
  const jobs = all.filter((job) => !hidden.includes(job))
  const counts = [...countByValue(countries, jobs.map(toIndexedJob))].map(
    ([{ label }, count]) => `${label} ${count}`,
  )
  const detail = shownJobPolicy === 'first' ? 'shows the first position' : 'shows the position with its id'
  const drafts = draftCount === 0 ? '' : `, without ${draftCount} ${draftCount === 1 ? 'draft' : 'drafts'}`
  const positions = jobs.length === 1 ? 'position' : 'positions'
  const byDates =
    hidden.length === 0 ? '' : ` Hidden by their dates: ${hidden.map(({ title }) => title).join(', ')}.`
  return `The site will show ${jobs.length} ${positions}${drafts}: ${counts.join(', ')}.${byDates} Policy ${shownJobPolicy}: every detail page ${detail}.`
}
