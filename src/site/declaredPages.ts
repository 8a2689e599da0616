import { PAGE_NAMES, PAGES, type PageName } from '../navigation/pages'

export interface DeclaredPage {
  readonly name: PageName
  readonly path: string
  /** In `dist/`. A detail has `*` in place of the id. */
  readonly file: string
  /** The end of the path of the page's module; `null` if the page is part of the app. */
  readonly module: string | null
  readonly scriptBytes: number
}

export const declaredPages: readonly DeclaredPage[] = PAGE_NAMES.map((name) => {
  const { path, load, scriptBytes } = PAGES[name]
  const component = `${name.charAt(0).toUpperCase()}${name.slice(1)}Page`
  const file = path === '*' ? '404' : path.slice(1).replace(/:\w+/, '*') || 'index'
  return {
    name,
    path,
    file: `${file}.html`,
    module: load ? `pages/${name}/${component}.tsx` : null,
    scriptBytes,
  }
})
