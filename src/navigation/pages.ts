import type { ComponentType } from 'react'
import { ABOUT_PATH, CONTACT_PATH, HOME_PATH, JOB_DETAIL_PATH, JOBS_PATH, matchPaths } from '../url/paths'

/** `path` is a react-router pattern, whose parameter is a job's id. `load` makes the page a separate chunk. */
const page = (path: string, load: () => Promise<ComponentType>) => ({ path, load })

/** All pages, declared nowhere else. The component of one with `load` is `<name>/<Name>Page.tsx`. */
export const PAGES = {
  home: page(HOME_PATH, async () => (await import('../pages/home/HomePage')).HomePage),
  // Part of the app, as `notFound` is.
  jobsList: { path: JOBS_PATH, load: undefined },
  jobDetail: page(
    JOB_DETAIL_PATH,
    async () => (await import('../pages/jobDetail/JobDetailPage')).JobDetailPage,
  ),
  about: page(ABOUT_PATH, async () => (await import('../pages/about/AboutPage')).AboutPage),
  contact: page(CONTACT_PATH, async () => (await import('../pages/contact/ContactPage')).ContactPage),
  notFound: { path: '*', load: undefined },
}

export type PageName = keyof typeof PAGES

export const PAGE_NAMES = Object.keys(PAGES).filter((name): name is PageName => name in PAGES)

const ROUTES = PAGE_NAMES.map((name) => ({ path: PAGES[name].path, name }))

/** Returns the page that `PageRoutes` renders for a path with the base path. */
export const pageAt = (pathname: string): PageName => matchPaths(ROUTES, pathname)?.route.name ?? 'notFound'
