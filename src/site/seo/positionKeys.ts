import type { Job } from '../../domain/job'
import { locationOf } from '../../domain/locations'

/**
 * A name for each position that no other one has, though ids repeat: `canada/19/2026-09-14`. It stays the same while
 * texts are edited and positions come and go; posted anew, on another day, it is another position.
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
