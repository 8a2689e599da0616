import { createElement } from 'react'
import { useLocation } from 'react-router-dom'
import type { ShownJobPolicy } from '../domain/shownJob'
import { NotFoundPage } from '../pages/notFound/NotFoundPage'
import { ROUTER_BASE_PATH } from '../url/basePath'
import { pageAt } from '../url/paths'
import { ErrorPage } from './ErrorPage'
import { loadedPage } from './pageModules'

/**
 * The page of the address. Its script is there before the page is gone to (`routerLocation`);
 * where it could not be had, there is a way on.
 */
export function CurrentPage({ policy }: { readonly policy: ShownJobPolicy }) {
  const Page = loadedPage(pageAt(useLocation().pathname, ROUTER_BASE_PATH))
  return Page ? createElement(Page, { policy, notFound: <NotFoundPage /> }) : <ErrorPage />
}
