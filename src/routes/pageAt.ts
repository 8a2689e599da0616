import { BASE_PATH } from '../url/basePath'
import { isAt } from '../url/paths'
import { PAGE_NAMES, PAGES, type PageName } from './pages'

/** Which page a full path (base path included) shows. */
export function pageAt(pathname: string, basePath = BASE_PATH): PageName {
  return PAGE_NAMES.find((name) => isAt(PAGES[name].path, pathname, basePath)) ?? 'notFound'
}
