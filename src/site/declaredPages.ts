import { PAGE_NAMES, pageNamed, type PageName } from '../navigation/pages'

export interface DeclaredPage {
  readonly name: PageName
  readonly path: string
  /** In `dist/`. A detail has `*` in place of the id. */
  readonly file: string
  /** The end of the path of the page's module; `null` if the page is part of the app. */
  readonly module: string | null
  readonly scriptBytes: number
}

function fileOf(path: string): string {
  if (path === '*') return '404.html'
  return path === '/' ? 'index.html' : `${path.slice(1).replace(/:\w+/, '*')}.html`
}

function declaredPage(name: PageName): DeclaredPage {
  const { path, load, scriptBytes } = pageNamed(name)
  const component = `${name.charAt(0).toUpperCase()}${name.slice(1)}Page`
  return {
    name,
    path,
    file: fileOf(path),
    module: load ? `pages/${name}/${component}.tsx` : null,
    scriptBytes,
  }
}

/** The pages with their files and chunks. */
export const declaredPages: readonly DeclaredPage[] = PAGE_NAMES.map(declaredPage)
