import type { JobsQuery } from '../domain/jobsQuery'
import { relativeHref, type WriteMode } from './historyWriter'
import { writeQuery } from './jobsQueryCodec'

/**
 * Writes a query to the history before the app, a push within the event of its press: at Back, browsers skip an entry
 * that no press has made. `createAddress` gives the entry its key. A refused write is left to the mirror.
 */
export function writeEarly(query: JobsQuery, mode: WriteMode): void {
  const { pathname, search, hash } = location
  const written = writeQuery(query, search)
  if (written === search) return
  const href = relativeHref(pathname, written, hash)
  try {
    if (mode === 'push') history.pushState(null, '', href)
    else history.replaceState({ ...history.state, href }, '', href)
  } catch {
    // Past the limit of Safari or Firefox (historyWriter.ts).
  }
}
