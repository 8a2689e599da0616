import { createPath, parsePath, type Location, type Navigator, type To } from 'react-router-dom'
import { canLoadDocument } from '../offline/hostWatch'
import { hasNewerBuild } from '../offline/serviceWorker'
import { closeDrawer } from '../store/closeDrawer'
import type { AppStore } from '../store/createAppStore'
import { hasEverySlice } from '../store/rootReducer'
import { pageOpened } from '../store/uiSlice'
import type { Address, AddressEntry, AddressListener } from '../url/address'
import { BASE_PATH } from '../url/basePath'
import { pagePath } from '../url/pagePath'
import { jobIdAt, matchPaths } from '../url/paths'
import { loadedPage, loadPage } from './pageModules'
import { pageAt } from './pages'

/** The path alone. With the query, each keystroke would render every link of the list again. */
function toLocation({ pathname, from, key }: AddressEntry): Location<AddressEntry['from']> {
  // The router does not know the base path without its slash, and renders nothing outside of it.
  const path = pathname === BASE_PATH ? `${BASE_PATH}/` : pagePath(pathname)
  const isInside = matchPaths([{ path: '*' }], path)
  return { pathname: isInside ? path : `${BASE_PATH}/404`, search: '', hash: '', state: from, key }
}

export type PageNavigation = Omit<ReturnType<typeof createPageNavigation>, 'logPage' | 'showPage'>

/**
 * Changes pages. A link adds its entry within the press, because browsers skip others at Back. The previous page stays
 * on screen until the script of the next one is loaded.
 */
export function createPageNavigation(address: Address, store: AppStore, hasUnsavedText: () => boolean) {
  /** Pending: a link was followed, and the script of its page is still loading. */
  let snapshot = { location: toLocation(address.entry()), isPending: false }
  /** The entry of a pending link. The next link replaces it. */
  let pendingLink = ''
  const subscribers = new Set<() => void>()

  function set(next: typeof snapshot): void {
    snapshot = next
    for (const notify of subscribers) notify()
  }

  const show = () => set({ location: toLocation(address.entry()), isPending: false })

  function openPage(path: string): void {
    // Any action would give the state of another app our slices, and push the address of an empty query.
    if (hasEverySlice(store.getState())) store.dispatch(pageOpened(path))
  }

  function follow(to: To): void {
    const href = createHref(to)
    const entry = address.entry()
    // A link to the current address changes nothing. The page scrolls up.
    if (href === createPath(entry)) closeDrawer(store)
    else openPage(parsePath(href).pathname ?? '')
    // iOS would lose a text without a question.
    if (hasNewerBuild() && !hasUnsavedText()) return address.loadDocument(href)
    const isUnseen = snapshot.isPending && entry.key === pendingLink
    // From one position to the next, the way back to the list stays.
    const from = isUnseen || jobIdAt(entry.pathname) !== '' ? entry.from : createPath(entry)
    address.navigate(href, isUnseen ? 'replace' : 'push', from)
  }

  /** A link's page is logged when it is pressed. */
  const logPage: AddressListener = ({ cause, from, to }) => {
    if (cause !== 'pop') return
    // Back to another query of the same page opens none.
    if (to.pathname === from.pathname) closeDrawer(store)
    else openPage(to.pathname)
  }

  const showPage: AddressListener = ({ cause, to }) => {
    if (cause === 'write') return
    if (cause === 'link') pendingLink = to.key
    const page = pageAt(to.pathname)
    if (loadedPage(page)) return show()
    const pending = { ...snapshot, isPending: true }
    set(pending)
    const isLast = () => snapshot === pending
    loadPage(page).then(
      () => isLast() && show(),
      () => {
        if (!isLast()) return
        // Shows the error page (PageRoutes.tsx).
        if (!canLoadDocument(hasUnsavedText())) return show()
        address.loadDocument(createPath(to))
        // A visitor with typed text can cancel this, and stays.
        set({ ...pending, isPending: false })
      },
    )
  }

  return {
    logPage,
    showPage,
    /** For `<Router navigator>`. The library's own reloads if the browser refuses a push. */
    navigator: { createHref, push: follow, replace: follow, go: address.go } satisfies Navigator,
    /** Follows a link to the current address. Loads a document if the script fails again, as in older browsers. */
    retry: () => follow(createPath(address.entry())),
    getSnapshot: () => snapshot,
    subscribe: (notify: () => void): (() => void) => {
      subscribers.add(notify)
      return () => subscribers.delete(notify)
    },
  }
}

/** The base path is in `to` already. */
export const createHref = (to: To) => (typeof to === 'string' ? to : createPath(to))
