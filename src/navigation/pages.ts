import type { ComponentType } from 'react'
import { ABOUT_PATH, CONTACT_PATH, HOME_PATH, JOB_DETAIL_PATH, JOBS_PATH, matchPaths } from '../url/paths'

interface PageDeclaration {
  /** A react-router pattern. A parameter is a job's id. */
  readonly path: string
  /** Makes the page a separate chunk. Without it the page is part of the app. */
  readonly load?: () => Promise<ComponentType>
}

/** All pages, declared nowhere else. The component of a page is `<name>/<Name>Page.tsx`. */
const pages = {
  home: { path: HOME_PATH, load: async () => (await import('../pages/home/HomePage')).HomePage },
  jobsList: {
    path: JOBS_PATH,
    load: async () => (await import('../pages/jobsList/JobsListPage')).JobsListPage,
  },
  jobDetail: {
    path: JOB_DETAIL_PATH,
    load: async () => (await import('../pages/jobDetail/JobDetailPage')).JobDetailPage,
  },
  about: { path: ABOUT_PATH, load: async () => (await import('../pages/about/AboutPage')).AboutPage },
  contact: {
    path: CONTACT_PATH,
    load: async () => (await import('../pages/contact/ContactPage')).ContactPage,
  },
  notFound: { path: '*' },
} satisfies Readonly<Record<string, PageDeclaration>>

export type PageName = keyof typeof pages

export const PAGES: Readonly<Record<PageName, PageDeclaration>> = pages

export const PAGE_NAMES = Object.keys(PAGES).filter((name): name is PageName => name in PAGES)

const ROUTES = PAGE_NAMES.map((name) => ({ path: PAGES[name].path, name }))

/** Returns the page that `Routes` renders for a path with the base path. */
export const pageAt = (pathname: string): PageName => matchPaths(ROUTES, pathname)?.route.name ?? 'notFound'
