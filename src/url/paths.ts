import { generatePath, matchPath, parsePath } from 'react-router-dom'
import { EMPTY_QUERY, type JobsQuery } from '../domain/jobsQuery'
import { BASE_PATH } from './basePath'
import { parseQuery, writeQuery } from './jobsQueryCodec'

/** The site's routes, as react-router patterns. */
export const PATHS = {
  home: '/',
  jobs: '/jobs',
  jobDetail: '/jobs/:id',
  about: '/about',
  contact: '/contact',
} as const

const PAGES = ['home', 'jobs', 'jobDetail', 'about', 'contact'] as const

export type PageName = (typeof PAGES)[number] | 'notFound'

/** As the router decodes a path before it matches: broken encoding stays as it is. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}

/**
 * Which page a full path (base path included) shows, judged as react-router judges it:
 * `/JOBS` and `/jobs/` are the jobs list too.
 */
export function pageAt(pathname: string, basePath = BASE_PATH): PageName {
  const path = decoded(pathname)
  return PAGES.find((page) => matchPath(`${basePath}${PATHS[page]}`, path) !== null) ?? 'notFound'
}

export function isJobsListPath(pathname: string, basePath = BASE_PATH): boolean {
  return pageAt(pathname, basePath) === 'jobs'
}

/** A link to the list: our own parameters only. */
export function jobsPath(query: JobsQuery = EMPTY_QUERY): string {
  return `${PATHS.jobs}${writeQuery(query)}`
}

export function jobDetailPath(id: string): string {
  return generatePath(PATHS.jobDetail, { id })
}

/** The id in a detail page's path; empty where the path is not a detail page's. */
export function jobIdAt(pathname: string, basePath = BASE_PATH): string {
  return matchPath(`${basePath}${PATHS.jobDetail}`, decoded(pathname))?.params.id ?? ''
}

/** The way back to the list as it was left: `from` is the address that led here, of whatever page. */
export function jobsPathAsLeft(from: unknown): string {
  const { pathname = '', search = '' } = parsePath(typeof from === 'string' ? from : '')
  return isJobsListPath(pathname) ? jobsPath(parseQuery(search)) : jobsPath()
}
