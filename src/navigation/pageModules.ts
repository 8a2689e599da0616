import type { ComponentType } from 'react'
import { NotFoundPage } from '../pages/notFound/NotFoundPage'
import { PAGE_NAMES, pageNamed, type PageName, type PageProps } from '../routes/pages'

/** The page that is part of the app is there from the start. */
const loaded = new Map<PageName, ComponentType<PageProps>>([['notFound', NotFoundPage]])

/** The page's component, once it has been loaded. */
export function loadedPage(name: PageName): ComponentType<PageProps> | undefined {
  return loaded.get(name)
}

/** Loads a page's script; rejects where it can't be had (no network, a deploy in between). May be called again. */
export async function loadPage(name: PageName): Promise<void> {
  const { load } = pageNamed(name)
  if (load && !loaded.has(name)) loaded.set(name, await load())
}

export function loadAllPages(): Promise<unknown> {
  return Promise.all(PAGE_NAMES.map(loadPage))
}
