import { company } from '#content/company'
import type { Position } from '../position'
import { positionAddress, type Site } from '../site'

/** Unique: `canada/19/2026-09-14`. Edits of texts, places and other positions keep a key; a new date changes it. */
export function positionKeys(jobs: readonly Pick<Position, 'id' | 'country' | 'createdDate'>[]): string[] {
  const counts = new Map<string, number>()
  return jobs.map(({ id, country, createdDate }) => {
    const key = `${country}/${encodeURIComponent(id)}/${createdDate}`
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count === 1 ? key : `${key}/${count}`
  })
}

/** The catalog for programs, in the site's order (README.md). */
export function jobsJson(site: Omit<Site, 'today'>): string {
  const keys = positionKeys(site.jobs)
  const positions = site.jobs.map((job, index) => ({
    key: keys[index],
    ...job,
    url: positionAddress(job, site),
  }))
  return `${JSON.stringify({ company: company.name, positions }, null, 2)}\n`
}
