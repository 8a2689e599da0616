import type { ComponentType } from 'react'
import { ABOUT_PATH, CONTACT_PATH, HOME_PATH, JOB_DETAIL_PATH, JOBS_PATH } from '../url/paths'

interface PageDeclaration {
  /** A react-router pattern. A parameter is a job's id. */
  readonly path: string
  /** Makes the page a separate chunk. Without it the page is part of the app. */
  readonly load?: () => Promise<ComponentType>
  /** The budget of the first load's script, in bytes of brotli: the measured size and 5 %. */
  readonly scriptBytes: number
}

/** All pages, declared nowhere else. The component of a page is `<name>/<Name>Page.tsx`. */
const pages = {
  home: {
    path: HOME_PATH,
    load: async () => (await import('../pages/home/HomePage')).HomePage,
    scriptBytes: 149_700,
  },
  jobsList: {
    path: JOBS_PATH,
    load: async () => (await import('../pages/jobsList/JobsListPage')).JobsListPage,
    scriptBytes: 163_200,
  },
  jobDetail: {
    path: JOB_DETAIL_PATH,
    load: async () => (await import('../pages/jobDetail/JobDetailPage')).JobDetailPage,
    scriptBytes: 159_800,
  },
  about: {
    path: ABOUT_PATH,
    load: async () => (await import('../pages/about/AboutPage')).AboutPage,
    scriptBytes: 147_800,
  },
  contact: {
    path: CONTACT_PATH,
    load: async () => (await import('../pages/contact/ContactPage')).ContactPage,
    scriptBytes: 152_300,
  },
  notFound: { path: '*', scriptBytes: 145_500 },
} satisfies Readonly<Record<string, PageDeclaration>>

export type PageName = keyof typeof pages

export const PAGES: Readonly<Record<PageName, PageDeclaration>> = pages

const isPageName = (name: string): name is PageName => name in PAGES

export const PAGE_NAMES: readonly PageName[] = Object.keys(PAGES).filter(isPageName)
