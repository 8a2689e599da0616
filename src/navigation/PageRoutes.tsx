import { createElement } from 'react'
import { Route, Routes } from 'react-router-dom'
import { loadedPage } from './pageModules'
import { PAGE_NAMES, PAGES, type PageName } from './pages'

export function PageRoutes() {
  return (
    <Routes>
      {PAGE_NAMES.map((name) => (
        <Route key={name} path={PAGES[name].path} element={<LoadedPage name={name} />} />
      ))}
    </Routes>
  )
}

/** A page is shown once its script is loaded (pageNavigation.ts). Throws if that failed. */
function LoadedPage({ name }: { readonly name: PageName }) {
  const Page = loadedPage(name)
  if (!Page) throw new Error(`The script of the page "${name}" could not be loaded.`)
  return createElement(Page)
}
