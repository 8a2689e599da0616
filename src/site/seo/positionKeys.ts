import type { Job } from '../../domain/job'
import { locationOf } from '../../domain/locations'

/**
 * A unique key for each position, because ids repeat: `canada/19/2026-09-14`. It survives edits of texts and of other
 * positions. A position posted again on another day gets another key.
 */
export function positionKeys(jobs: readonly Job[]): string[] {
  const counts = new Map<string, number>()
  return jobs.map(({ id, location, createdDate }) => {
    const key = `${locationOf(location)}/${encodeURIComponent(id)}/${createdDate}`
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count === 1 ? key : `${key}/${count}`
  })
}
