import type { ComponentType } from 'react'
import { JobsListPage } from '../pages/jobsList/JobsListPage'
import { NotFoundPage } from '../pages/NotFoundPage'
import { PAGE_NAMES, PAGES, type PageName } from './pages'

const loaded = new Map<PageName, ComponentType>([
  ['jobsList', JobsListPage],
  ['notFound', NotFoundPage],
])

export const loadedPage = (name: PageName) => loaded.get(name)

/** Rejects if the script can't be loaded: offline, removed by a deploy, or empty. Can be called again. */
export async function loadPage(name: PageName): Promise<void> {
  const page = loaded.get(name) ?? (await PAGES[name].load?.())
  if (!page) throw new Error(`The script of the page ${name} is empty.`)
  loaded.set(name, page)
}

export const loadAllPages = () => Promise.all(PAGE_NAMES.map(loadPage))
