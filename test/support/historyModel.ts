import { plainAddress } from './plainRules'
import type { JobsQuery } from '../../src/domain/jobsQuery'

/** An address: a path, and on the list what it asks for and the parameters that are not ours. */
export interface Spot {
  readonly path: string
  readonly query?: JobsQuery
  readonly foreign?: string
}

export function written({ path, query, foreign = '' }: Spot): string {
  return query === undefined ? path : plainAddress(path, query, foreign)
}

/** What src/url/README.md says of history entries and refused writes, as a list, an index and one pending write. */
export function createHistoryModel(start: Spot) {
  let entries: readonly Spot[] = [start]
  let position = 0
  let meant = start
  let pending: { readonly spot: Spot; readonly pushes: boolean } | undefined
  let isRefusing = false

  function put(spot: Spot, pushes: boolean): void {
    if (pushes) position += 1
    entries = [...entries.slice(0, position), spot, ...(pushes ? [] : entries.slice(position + 1))]
  }

  function flush(): void {
    if (pending === undefined || isRefusing) return
    put(pending.spot, pending.pushes)
    pending = undefined
  }

  function write(spot: Spot, pushes: boolean): void {
    meant = spot
    if (pending !== undefined && pushes) flush()
    if (pending !== undefined) pending = { spot, pushes: pushes || pending.pushes }
    else if (isRefusing) pending = { spot, pushes }
    else put(spot, pushes)
  }

  return {
    /** The address that the page means; the entry that stands may lag behind. */
    meant: () => meant,
    write,
    flush,
    refuse: () => void (isRefusing = true),
    allow: () => void (isRefusing = false),
    /** False where there is no such entry. */
    go: (delta: number): boolean => {
      const there = entries[position + delta]
      if (there === undefined) return false
      pending = undefined
      position += delta
      meant = there
      return true
    },
    seen: () => ({ entries: entries.map(written), address: written(entries[position] ?? start) }),
  }
}
