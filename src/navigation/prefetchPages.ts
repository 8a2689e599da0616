import { pageAt } from '../routes/pageAt'
import { loadPage } from './pageModules'

/** What shows that a link may be followed next: a pointer over it, a finger on it, the focus. */
const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const

/** Loads a page's script when a link to it may be followed next. A failure is no matter: following it tries again. */
export function prefetchPages(document: Document, listening: AddEventListenerOptions): void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    // Not without a network: older browsers remember a script that failed.
    if (!navigator.onLine) return
    if (link?.origin === document.location.origin) loadPage(pageAt(link.pathname)).catch(() => {})
  }
  for (const sign of SIGNS) document.addEventListener(sign, prefetch, { passive: true, ...listening })
}
