import { matchPaths } from '../url/paths'
import { PAGE_NAMES, PAGES, type PageName } from './pages'

const ROUTES = PAGE_NAMES.map((name) => ({ path: PAGES[name].path, name }))

/** Returns the page that `Routes` renders for a path with the base path. */
export const pageAt = (pathname: string): PageName => matchPaths(ROUTES, pathname)?.route.name ?? 'notFound'
