import type { JobsQuery } from '../domain/jobsQuery'
import type { WriteMode } from './historyWriter'
import { writeQuery } from './jobsQueryCodec'

/**
 * Writes a query to the history within the event of a press, before the app: at Back, browsers skip an entry that no
 * press has made. Writes no key: `createAddress` gives the entry one. A refused write is left to the mirror.
 */
export function writeEarly(query: JobsQuery, mode: WriteMode): void {
  const { pathname, search, hash } = location
  const written = writeQuery(query, search)
  if (written === search) return
  const href = `${pathname.replace(/^(?=\/\/)/, '/.')}${written}${hash}`
  try {
    if (mode === 'push') history.pushState(null, '', href)
    else history.replaceState({ ...history.state, href }, '', href)
  } catch {
    // Past the limit of Safari or Firefox (historyWriter.ts).
  }
}
