import { generatePath, matchPath, parsePath } from 'react-router-dom'
import type { JobsQuery } from '../domain/jobsQuery'
import { EMPTY_QUERY } from '../domain/queryParameters'
import { BASE_PATH } from './basePath'
import { parseQuery, writeQuery } from './jobsQueryCodec'

/** The two pages that the url room knows of, as react-router patterns: the list has the query, a position an id. */
export const JOBS_PATH = '/jobs'
export const JOB_DETAIL_PATH = '/jobs/:id'

/** As the router decodes a path before it matches: broken encoding stays as it is. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}

/**
 * Whether a full path (base path included) is a pattern's, judged as react-router judges it:
 * `/JOBS` and `/jobs/` are the jobs list too.
 */
export function isAt(pattern: string, pathname: string, basePath = BASE_PATH): boolean {
  return matchPath(`${basePath}${pattern}`, decoded(pathname)) !== null
}

export function isJobsListPath(pathname: string): boolean {
  return isAt(JOBS_PATH, pathname)
}

/** A link to the list: our own parameters only. */
export function jobsPath(query: JobsQuery = EMPTY_QUERY): string {
  return `${JOBS_PATH}${writeQuery(query)}`
}

export function jobDetailPath(id: string): string {
  return generatePath(JOB_DETAIL_PATH, { id })
}

/** The id in a detail page's path; empty where the path is not a detail page's. */
export function jobIdAt(pathname: string, basePath = BASE_PATH): string {
  return matchPath(`${basePath}${JOB_DETAIL_PATH}`, decoded(pathname))?.params.id ?? ''
}

/** The way back to the list as it was left: `from` is the address that led here, of whatever page. */
export function jobsPathAsLeft(from: unknown): string {
  const { pathname = '', search = '' } = parsePath(typeof from === 'string' ? from : '')
  return isJobsListPath(pathname) ? jobsPath(parseQuery(search)) : jobsPath()
}
