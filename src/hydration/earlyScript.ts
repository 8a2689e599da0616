import { parseQuery } from '../url/jobsQueryCodec'
import { createEarlyList } from './earlyList'
import { PENDING_ATTRIBUTE } from './pending'

/*
 * The script at the end of the jobs list's file (site/prerender/bundleEarlyScript), run before the first paint. Where it
 * fails, the page is the plain list, and what depends on the query waits for the app.
 */
try {
  window.earlyList = createEarlyList(document, parseQuery(location.search))
  if (window.earlyList.showsMatches) document.documentElement.removeAttribute(PENDING_ATTRIBUTE)
} catch {
  // Nothing to be done here: the app comes.
}
