import type { JobsQuery } from '../../src/domain/jobsQuery'

/** A browser keeps 50 entries. */
const MAX_ENTRIES = 50

/** An address: a path, and on the list its query and what is kept of the rest: other parameters, and a fragment. */
export interface Spot {
  readonly path: string
  readonly query?: JobsQuery
  readonly foreign?: string
}

export function written({ path, query, foreign = '' }: Spot): string {
  if (query === undefined) return path
  const ours = new URLSearchParams()
  if (query.search !== '') ours.append('search', query.search)
  for (const location of query.locations) ours.append('location', location)
  for (const department of query.departments) ours.append('department', department)
  if (query.page !== 1) ours.append('page', String(query.page))
  const all = [ours.toString(), foreign].filter(Boolean).join('&')
  return all === '' ? path : `${path}?${all}`
}

export type WriteKind = 'replaced' | 'pushed'

/** A model of history entries and late writes (src/url/README.md): a list, an index and one pending write. */
export function createHistoryModel<Entry extends Spot>(start: Entry) {
  let entries: readonly Entry[] = [start]
  let position = 0
  let meant = start
  let pending: { readonly spot: Entry; readonly pushes: boolean } | undefined
  let isRefusing = false

  function put(spot: Entry, pushes: boolean): void {
    const before = entries.slice(0, position + Number(pushes)).slice(-MAX_ENTRIES + 1)
    const after = pushes ? [] : entries.slice(position + 1)
    entries = [...before, spot, ...after]
    position = before.length
  }

  function flush(): void {
    if (pending === undefined || isRefusing) return
    put(pending.spot, pending.pushes)
    pending = undefined
  }

  function write(spot: Entry, kind: WriteKind): void {
    meant = spot
    if (kind === 'pushed') flush()
    pending = { spot, pushes: kind === 'pushed' || pending?.pushes === true }
    if (kind === 'pushed') flush()
  }

  return {
    /** The address as the app sees it. The entry may lag. */
    meant: () => meant,
    write,
    /** Writes what is pending, unless the browser refuses. */
    flush,
    refuse: () => void (isRefusing = true),
    allow: () => void (isRefusing = false),
    /** Returns false where there is no such entry. */
    go: (delta: number): boolean => {
      const target = entries[position + delta]
      if (target === undefined) return false
      pending = undefined
      position += delta
      meant = target
      return true
    },
    seen: () => ({ entries: entries.map(written), address: written(entries[position] ?? start) }),
  }
}
