import { PAGE_NAMES, PAGES } from '../navigation/pages'

export type DeclaredPage = (typeof declaredPages)[number]

export const declaredPages = PAGE_NAMES.map((name) => {
  const { path, load } = PAGES[name]
  const component = `${name.charAt(0).toUpperCase()}${name.slice(1)}Page`
  const file = path === '*' ? '404' : path.slice(1).replace(/:\w+/, '*') || 'index'
  return {
    name,
    path,
    /** In `dist/`. A detail has `*` in place of the id. */
    file: `${file}.html`,
    /** The end of the path of the page's module; `null` if the page is part of the app. */
    module: load ? `pages/${name}/${component}.tsx` : null,
  }
})
