import { generatePath, matchRoutes, parsePath, type Path } from 'react-router-dom'
import { EMPTY_QUERY, type JobsQuery } from '../domain/jobsQuery'
import { BASE_PATH } from './basePath'
import { parseQuery, writeQuery } from './jobsQueryCodec'
import { pagePath } from './pagePath'

/** The paths that links lead to. `navigation/pages.ts` declares the pages. */
export const HOME_PATH = '/'
export const ABOUT_PATH = '/about'
export const CONTACT_PATH = '/contact'
export const JOBS_PATH = '/jobs'
export const JOB_DETAIL_PATH = `${JOBS_PATH}/:id` as const

/** Matches a path with the base path as `Routes` does: `/JOBS`, `/jobs/`, `/jobs.html` are the list, too. */
export function matchPaths<Route extends { path: string }>(routes: Route[], pathname: string) {
  return matchRoutes(routes, { pathname: pagePath(pathname) }, BASE_PATH)?.[0]
}

export function isJobsListPath(pathname: string): boolean {
  return matchPaths([{ path: JOBS_PATH }], pathname) !== undefined
}

/** The id in a detail's path, or an empty text for any other path. */
export function jobIdAt(pathname: string): string {
  return matchPaths([{ path: JOB_DETAIL_PATH }], pathname)?.params['id'] ?? ''
}

/** A link to the list, filtered by what is given. Links have our own parameters only. */
export function jobsPath(query: Partial<JobsQuery> = {}): string {
  return `${JOBS_PATH}${writeQuery({ ...EMPTY_QUERY, ...query })}`
}

export const jobDetailPath = (id: string): string => generatePath(JOB_DETAIL_PATH, { id })

export const absoluteAddress = (path: string): string => `${window.location.origin}${BASE_PATH}${path}`

/** The query that an address of the list asks for. */
export function queryAt({ pathname = '', search = '' }: Partial<Path>): JobsQuery | undefined {
  return isJobsListPath(pathname) ? parseQuery(search) : undefined
}

/** The query of the list as the visitor left it. `from` is the address that led here, of any page. */
export function queryAsLeft(from: unknown): JobsQuery {
  return queryAt(parsePath(typeof from === 'string' ? from : '')) ?? EMPTY_QUERY
}
