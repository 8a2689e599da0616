import { createElement, useReducer } from 'react'
import { useLocation } from 'react-router-dom'
import type { ShownJobPolicy } from '../domain/shownJob'
import { NotFoundPage } from '../pages/notFound/NotFoundPage'
import { ROUTER_BASE_PATH } from '../url/basePath'
import { pageAt } from '../routes/pageAt'
import { MissingPage } from './MissingPage'
import { loadedPage } from './pageModules'

/** The page of the address. Its script is there before the page is gone to (`routerLocation`), if it can be had in time. */
export function CurrentPage({ policy }: { readonly policy: ShownJobPolicy }) {
  const name = pageAt(useLocation().pathname, ROUTER_BASE_PATH)
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  const Page = loadedPage(name)
  return Page ? (
    createElement(Page, { policy, notFound: <NotFoundPage /> })
  ) : (
    <MissingPage key={name} name={name} onLoaded={drawAgain} />
  )
}
