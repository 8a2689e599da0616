import { createRoot, hydrateRoot } from 'react-dom/client'
import { pageAt } from '../url/paths'
import { loadPage } from './pageModules'
import { startApp } from './startApp'

/**
 * Brings the prerendered page to life. `root` names the path that it was made for; where the host answered
 * with another file (its 404 file), the page is drawn anew. Rejects where the page's script can't be had.
 */
export async function bringToLife(window: Window, root: HTMLElement): Promise<void> {
  const { pathname } = window.location
  await loadPage(pageAt(pathname))
  const { app } = startApp(window)
  if (root.dataset['path'] === pathname) {
    hydrateRoot(root, app)
  } else {
    root.replaceChildren()
    createRoot(root).render(app)
  }
}
