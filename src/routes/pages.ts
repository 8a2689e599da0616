import type { ComponentType, ReactNode } from 'react'
import { headText } from '#content/headText'
import { homeText } from '#content/homeText'
import { pageTitles } from '#content/pageTitles'
import type { ShownJobPolicy } from '../domain/shownJob'
import { JOB_DETAIL_PATH, JOBS_PATH } from '../url/paths'

/** What every page is given; each takes what it needs. */
export interface PageProps {
  readonly policy: ShownJobPolicy
  /** For a page that finds that there is nothing to show. */
  readonly notFound: ReactNode
}

interface PageDeclaration {
  /** As react-router writes it; what follows a colon is a position's id. */
  readonly path: string
  /** The list and the positions say more by themselves (navigation/documentTitle, site/seo/pageHead). */
  readonly title: string
  /** The meta description; a page's head is made at build. */
  readonly description: string
  /** Code splitting: makes the page a chunk of its own; without it the page is part of the app. */
  readonly load?: () => Promise<ComponentType<PageProps>>
  /** What the first load may weigh (site/budgets/budgets): what was measured and a twentieth more, in bytes of brotli. */
  readonly scriptBytes: number
}

/**
 * The pages, each declared here alone: prerendered file, sitemap, head, prefetch and budget follow. A page is named
 * after its folder, and its component stands in `<folder>/<Folder>Page.tsx`.
 */
export const PAGES = {
  home: {
    path: '/',
    title: homeText.headline,
    description: MAKES_PAGES ? headText.descriptions.home : '',
    load: async () => (await import('../pages/home/HomePage')).HomePage,
    scriptBytes: 130_000,
  },
  jobsList: {
    path: JOBS_PATH,
    title: pageTitles.jobs,
    description: MAKES_PAGES ? headText.descriptions.jobs : '',
    load: async () => (await import('../pages/jobsList/JobsListPage')).JobsListPage,
    scriptBytes: 133_400,
  },
  jobDetail: {
    path: JOB_DETAIL_PATH,
    title: pageTitles.notFound,
    description: MAKES_PAGES ? headText.descriptions.notFound : '',
    load: async () => (await import('../pages/jobDetail/JobDetailPage')).JobDetailPage,
    scriptBytes: 136_700,
  },
  about: {
    path: '/about',
    title: pageTitles.about,
    description: MAKES_PAGES ? headText.descriptions.about : '',
    load: async () => (await import('../pages/about/AboutPage')).AboutPage,
    scriptBytes: 130_200,
  },
  contact: {
    path: '/contact',
    title: pageTitles.contact,
    description: MAKES_PAGES ? headText.descriptions.contact : '',
    load: async () => (await import('../pages/contact/ContactPage')).ContactPage,
    scriptBytes: 134_900,
  },
  /** What a host answers with for an address that has no file. */
  notFound: {
    path: '/404',
    title: pageTitles.notFound,
    description: MAKES_PAGES ? headText.descriptions.notFound : '',
    scriptBytes: 128_100,
  },
} as const satisfies Readonly<Record<string, PageDeclaration>>

export type PageName = keyof typeof PAGES

/** For links in the chunk `site` (site/vite/siteChunkPlugin), which the list with its loaders would pull into itself. */
export type PagePath = (typeof PAGES)[PageName]['path']

export function pageNamed(name: PageName): PageDeclaration {
  return PAGES[name]
}

const isPageName = (name: string): name is PageName => name in PAGES

export const PAGE_NAMES: readonly PageName[] = Object.keys(PAGES).filter(isPageName)
