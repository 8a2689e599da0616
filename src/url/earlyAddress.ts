import type { JobsQuery } from '../domain/jobsQuery'
import type { WriteMode } from './historyWriter'
import { writeQuery } from './jobsQueryCodec'

/**
 * Writes a query before the app, within the press: at Back, browsers skip an entry that no press has made. The app
 * writes what the browser refuses (startApp.tsx), and gives the entry a key (address.ts).
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
