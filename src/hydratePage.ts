import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Job } from './domain/job'
import { keepEarlyInput } from './hydration/earlyInput'
import { pageAt } from './navigation/pageAt'
import { loadPage } from './navigation/pageModules'
import { makeInstallable } from './navigation/makeInstallable'
import { startApp } from './startApp'

/** Ends the current task, so that the browser can handle input and paint. */
function yieldToMain(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/**
 * Hydrates the prerendered page in several tasks. `root` names the path that it was rendered for. Where the host answered
 * with another file (its 404 page), the page renders from scratch. Rejects where the page's script can't be loaded.
 */
export async function hydratePage(window: Window, root: HTMLElement, jobs: readonly Job[]): Promise<void> {
  const { pathname } = window.location
  keepEarlyInput(root)
  await loadPage(pageAt(pathname))
  await yieldToMain()
  const { app } = startApp(window, jobs)
  await yieldToMain()
  if (root.dataset['path'] === pathname) {
    // In a transition, React splits hydration into short tasks.
    startTransition(() => {
      hydrateRoot(root, app)
    })
  } else {
    root.replaceChildren()
    createRoot(root).render(app)
  }
  makeInstallable()
}
