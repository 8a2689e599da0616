import { createPath, parsePath, type Location, type Navigator, type To } from 'react-router-dom'
import { hasUnsavedText } from '../forms/askBeforeLeaving'
import { canLoadDocument } from '../offline/hostWatch'
import { hasNewerBuild } from '../offline/serviceWorker'
import { closeDrawer } from '../store/closeDrawer'
import type { AppStore } from '../store/createAppStore'
import { hasEverySlice } from '../store/rootReducer'
import { pageOpened } from '../store/uiSlice'
import type { Address, AddressEntry, AddressListener } from '../url/address'
import { BASE_PATH } from '../url/basePath'
import { pagePath } from '../url/pagePath'
import { jobIdAt } from '../url/paths'
import { loadedPage, loadPage } from './pageModules'
import { pageAt } from './pages'

/** The path alone. With the query, each keystroke would render every link of the list again. */
function toLocation({ pathname, from, key }: AddressEntry): Location<AddressEntry['from']> {
  // The router does not know the base path without its slash.
  const path = pathname === BASE_PATH ? `${BASE_PATH}/` : pagePath(pathname)
  return { pathname: path, search: '', hash: '', state: from, key }
}

const pathOf = (href: string) => parsePath(href).pathname ?? ''

export type PageNavigation = Pick<
  ReturnType<typeof createPageNavigation>,
  'navigator' | 'getSnapshot' | 'subscribe'
>

/** Changes pages. The previous page stays on screen until the script of the next one is loaded. */
export function createPageNavigation(
  address: Address,
  store: AppStore,
  loadDocument: (href: string) => void,
) {
  /** Pending: a link was followed, and the script of its page is still loading. */
  let snapshot = { location: toLocation(address.entry()), isPending: false }
  const subscribers = new Set<() => void>()

  function set(next: typeof snapshot): void {
    snapshot = next
    for (const notify of subscribers) notify()
  }

  function show(): void {
    set({ location: toLocation(address.entry()), isPending: false })
  }

  /** Calls `onLoaded` at once if the script is loaded, and never if another navigation follows. */
  function whenLoaded(href: string, onLoaded: () => void): void {
    const page = pageAt(pathOf(href))
    if (loadedPage(page)) return onLoaded()
    const pending = { ...snapshot, isPending: true }
    set(pending)
    const finish = () => {
      if (snapshot === pending) onLoaded()
    }
    loadPage(page).then(finish, () => {
      if (snapshot !== pending) return
      // Shows the error page (PageRoutes.tsx).
      if (!canLoadDocument(hasUnsavedText())) return onLoaded()
      // A visitor with typed text can cancel this, and stays.
      loadDocument(href)
      show()
    })
  }

  function openPage(path: string): void {
    // Any action would give the state of another app our slices, without positions.
    if (hasEverySlice(store.getState())) store.dispatch(pageOpened(path))
  }

  function follow(to: To): void {
    const href = createHref(to)
    // A link to the current address changes nothing. The page scrolls up.
    if (href === createPath(address.entry())) closeDrawer(store)
    else openPage(pathOf(href))
    // iOS would lose a text without a question.
    if (hasNewerBuild() && !hasUnsavedText()) return loadDocument(href)
    // Only then, so that a query that is changed in between is written to the entry of the list.
    whenLoaded(href, () => {
      const { pathname, from } = address.entry()
      // From one position to the next, the way back to the list stays.
      address.navigate(href, jobIdAt(pathname) === '' ? undefined : from)
    })
  }

  /** A link's page is logged when it is pressed. */
  const logPage: AddressListener = ({ cause, from, to }) => {
    if (cause !== 'pop') return
    // Back to another query of the same page opens none.
    if (to.pathname === from.pathname) closeDrawer(store)
    else openPage(to.pathname)
  }

  const showPage: AddressListener = ({ cause, to }) => {
    if (cause === 'link') show()
    if (cause === 'pop') whenLoaded(createPath(to), show)
  }

  return {
    logPage,
    showPage,
    /** For `<Router navigator>`. The library's own reloads if the browser refuses a push. */
    navigator: { createHref, push: follow, replace: follow, go: address.go } satisfies Navigator,
    getSnapshot: () => snapshot,
    subscribe: (notify: () => void): (() => void) => {
      subscribers.add(notify)
      return () => subscribers.delete(notify)
    },
  }
}

/** The base path is in `to` already. */
export const createHref = (to: To) => (typeof to === 'string' ? to : createPath(to))
