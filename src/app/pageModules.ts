import type { ComponentType, ReactNode } from 'react'
import type { ShownJobPolicy } from '../domain/shownJob'
import { NotFoundPage } from '../pages/notFound/NotFoundPage'
import type { PageName } from '../url/paths'

/** What the table of routes has for a page; each takes what it needs. */
export interface PageProps {
  readonly policy: ShownJobPolicy
  /** For a page that finds that there is nothing to show. */
  readonly notFound: ReactNode
}

type Page = ComponentType<PageProps>

const LOADERS: Readonly<Record<PageName, () => Promise<Page>>> = {
  home: async () => (await import('../pages/home/HomePage')).HomePage,
  jobs: async () => (await import('../pages/jobsList/JobsListPage')).JobsListPage,
  jobDetail: async () => (await import('../pages/jobDetail/JobDetailPage')).JobDetailPage,
  about: async () => (await import('../pages/about/AboutPage')).AboutPage,
  contact: async () => (await import('../pages/contact/ContactPage')).ContactPage,
  notFound: () => Promise.resolve(NotFoundPage),
}

const loaded = new Map<PageName, Page>()

/** The page's component, once it has been loaded. */
export function loadedPage(name: PageName): Page | undefined {
  return loaded.get(name)
}

/** Loads a page's script; rejects where it can't be had (no network, a deploy in between). May be called again. */
export async function loadPage(name: PageName): Promise<void> {
  if (!loaded.has(name)) loaded.set(name, await LOADERS[name]())
}

export function loadAllPages(): Promise<unknown> {
  const names: PageName[] = ['home', 'jobs', 'jobDetail', 'about', 'contact', 'notFound']
  return Promise.all(names.map(loadPage))
}
