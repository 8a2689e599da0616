import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Job } from '../domain/job'
import { keepEarlyInput } from '../hydration/earlyInput'
import { adoptEarlyList } from '../hydration/adoptEarlyList'
import { isAsBuilt } from '../hydration/bodyShape'
import { pageAt } from '../routes/pageAt'
import { loadPage } from '../navigation/pageModules'
import { reportMismatch } from '../hydration/reportMismatch'
import { startApp } from './startApp'

/** Lets the page answer what has been done meanwhile, and paint. */
function yieldToMain(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/**
 * Hydrates the prerendered page, in pieces of work between which it answers. `root` names the path that it was
 * made for; where the host answered with another file (its 404 file), the page is drawn anew. Rejects where the
 * page's script can't be had.
 */
export async function hydratePage(window: Window, root: HTMLElement, jobs: readonly Job[]): Promise<void> {
  const { pathname } = window.location
  keepEarlyInput(root)
  await loadPage(pageAt(pathname))
  await yieldToMain()
  const { app, store } = startApp(window, jobs)
  // In the same task: the title would be seen to go back to what the address asks for.
  adoptEarlyList(window, store)
  await yieldToMain()
  if (root.dataset['path'] === pathname) {
    const wasAsBuilt = isAsBuilt(root)
    // As a transition React cuts even the first piece up.
    startTransition(() => {
      hydrateRoot(root, app, { onRecoverableError: (error) => reportMismatch(wasAsBuilt, error) })
    })
  } else {
    root.replaceChildren()
    createRoot(root).render(app)
  }
}
