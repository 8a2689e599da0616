import { isOffline } from '../offline/hostWatch'
import { loadPage } from './pageModules'
import { pageAt } from './pages'

function prefetch({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  // Not offline, because older browsers remember a script that failed.
  if (!link || link.origin !== document.location.origin || isOffline()) return
  loadPage(pageAt(link.pathname)).catch(() => {})
}

/** Loads a page's script when the pointer or the focus reaches a link to it. Following it retries. */
export function prefetchPages(): void {
  document.addEventListener('pointerover', prefetch)
  document.addEventListener('focusin', prefetch)
}
