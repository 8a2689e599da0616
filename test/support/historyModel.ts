import { plainAddress } from './plainRules'
import type { JobsQuery } from '../../src/domain/jobsQuery'

/** What a browser keeps. */
const MOST_ENTRIES = 50

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
export function createHistoryModel<Entry extends Spot>(start: Entry) {
  let entries: readonly Entry[] = [start]
  let position = 0
  let meant = start
  let pending: { readonly spot: Entry; readonly pushes: boolean } | undefined
  let isRefusing = false

  function put(spot: Entry, pushes: boolean): void {
    const before = entries.slice(0, position + Number(pushes)).slice(-MOST_ENTRIES + 1)
    const after = pushes ? [] : entries.slice(position + 1)
    entries = [...before, spot, ...after]
    position = before.length
  }

  function flush(): void {
    if (pending === undefined || isRefusing) return
    put(pending.spot, pending.pushes)
    pending = undefined
  }

  function write(spot: Entry, pushes: boolean): void {
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
    canGo: (delta: number): boolean => entries[position + delta] !== undefined,
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
