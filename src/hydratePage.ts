import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createPath } from 'react-router-dom'
import type { Job } from './domain/job'
import { fail } from './hydration/stage'
import { loadPage } from './navigation/pageModules'
import { pageAt } from './navigation/pages'
import { findOwnWorker } from './offline/serviceWorker'
import { startApp } from './startApp'
import { yieldToMain } from './yieldToMain'

/**
 * Hydrates the prerendered page in several tasks, or renders from scratch if it is not that of the address. Rejects if
 * its script can't be loaded. After an error outside of every boundary, the prerendered page takes its place.
 */
export async function hydratePage(root: HTMLElement, jobs: readonly Job[]) {
  await loadPage(pageAt(window.location.pathname))
  await yieldToMain()
  const page = root.cloneNode(true)
  const { app, address, isHydrated } = startApp(jobs, root.dataset['path'])
  const startAddress = createPath(address.entry())
  const onUncaughtError = (error: unknown) => {
    reportError(error)
    root.replaceWith(page)
    fail()
    // No app is left to show the page of a pressed link, or of Back: load these as documents.
    address.listen(reloadElsewhere)
    reloadElsewhere()
  }
  function reloadElsewhere(): void {
    if (createPath(address.entry()) !== startAddress) window.location.reload()
  }
  if (isHydrated) {
    // In a transition, React splits hydration into short tasks.
    startTransition(() => void hydrateRoot(root, app, { onUncaughtError }))
  } else {
    // Within this task, so that no key misses a field and no frame is empty.
    flushSync(() => createRoot(root, { onUncaughtError }).render(app))
  }
  findOwnWorker().catch(() => {})
}
