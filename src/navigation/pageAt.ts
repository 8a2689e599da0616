import { matchRoutes } from 'react-router-dom'
import { BASE_PATH } from '../url/basePath'
import { PAGE_NAMES, PAGES, type PageName } from './pages'

const ROUTES = PAGE_NAMES.map((name) => ({ path: PAGES[name].path, name }))

/** Returns the page that `Routes` renders for a path with the base path. */
export function pageAt(pathname: string): PageName {
  return matchRoutes(ROUTES, { pathname }, BASE_PATH)?.[0]?.route.name ?? 'notFound'
}
