import type { ComponentType } from 'react'
import { JobsListPage } from '../pages/jobsList/JobsListPage'
import { NotFoundPage } from '../pages/NotFoundPage'
import { PAGE_NAMES, PAGES, type PageName } from './pages'

const loaded = new Map<PageName, ComponentType>([
  ['jobsList', JobsListPage],
  ['notFound', NotFoundPage],
])

export const loadedPage = (name: PageName) => loaded.get(name)

/** Rejects if the script can't be loaded: offline, or removed by a deploy. Can be called again. */
export async function loadPage(name: PageName): Promise<void> {
  const { load } = PAGES[name]
  if (load && !loaded.has(name)) loaded.set(name, await load())
}

export const loadAllPages = () => Promise.all(PAGE_NAMES.map(loadPage))
