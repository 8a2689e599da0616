import { createElement } from 'react'
import { useRoutes } from 'react-router-dom'
import { loadedPage } from './pageModules'
import { PAGE_NAMES, PAGES, type PageName } from './pages'

const ROUTES = PAGE_NAMES.map((name) => ({ path: PAGES[name].path, element: <LoadedPage name={name} /> }))

export const PageRoutes = () => useRoutes(ROUTES)

/** A page is shown once its script is loaded (pageNavigation.ts). Throws if that failed. */
function LoadedPage({ name }: { readonly name: PageName }) {
  const Page = loadedPage(name)
  if (!Page) throw new Error(`The script of the page "${name}" could not be loaded.`)
  return createElement(Page)
}
