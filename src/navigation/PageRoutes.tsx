import { createElement } from 'react'
import { Route, Routes } from 'react-router-dom'
import { NotFoundPage } from '../pages/notFound/NotFoundPage'
import type { PageProps } from '../pages/PageProps'
import { loadedPage } from './pageModules'
import { PAGE_NAMES, PAGES, type PageName } from './pages'

export function PageRoutes({ policy }: Pick<PageProps, 'policy'>) {
  return (
    <Routes>
      {PAGE_NAMES.map((name) => (
        <Route key={name} path={PAGES[name].path} element={<LoadedPage name={name} policy={policy} />} />
      ))}
    </Routes>
  )
}

/** Its script is loaded before the page is shown (pageNavigation.ts). Throws where that failed. */
function LoadedPage({ name, policy }: Pick<PageProps, 'policy'> & { readonly name: PageName }) {
  const Page = loadedPage(name)
  if (!Page) throw new Error(`The script of the page "${name}" could not be loaded.`)
  return createElement(Page, { policy, notFound: <NotFoundPage /> })
}
