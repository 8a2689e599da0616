import { parseQuery } from '../url/jobsQueryCodec'
import './holdLinks'
import { PENDING_ATTRIBUTE, SHOWN_ATTRIBUTE } from './pending'
import { showQuery } from './showQuery'

/*
 * The inline script at the end of the jobs list's file. It runs before the first paint and shows what the address asks for.
 * Where it fails, the parts that depend on the query stay hidden until the app is hydrated (pending.ts).
 */
const { documentElement } = document
if (documentElement.hasAttribute(PENDING_ATTRIBUTE) && showQuery(parseQuery(location.search))) {
  documentElement.setAttribute(SHOWN_ATTRIBUTE, location.search)
  documentElement.removeAttribute(PENDING_ATTRIBUTE)
}
