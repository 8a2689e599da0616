import { focusPageTitle } from '../components/focusPageTitle'
import { tryStorage } from '../components/tryStorage'
import type { Address, AddressCause, AddressListener } from '../url/address'

const STORAGE_KEY = 'scroll-memory'

interface LeftEntry {
  readonly scrollY: number
  /** The followed link: its `href` attribute, and its index among the links with the same one. */
  readonly link: { readonly href: string; readonly nth: number } | null
}

/** Unchecked: an entry of another shape restores nothing. Invalid content throws, too: pages open at the top. */
const readStored = (): Map<string, LeftEntry | null> =>
  tryStorage(() => new Map(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]'))) ?? new Map()

const linksTo = (href: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>('a')].filter((link) => link.getAttribute('href') === href)

interface PageChange {
  readonly cause: AddressCause | 'load'
  readonly isSamePage: boolean
  readonly hadFocus: boolean
}

/** The list of another entry may hide or remove the focused element: a page number, `Clear filters`. */
function isFocusLost(): boolean {
  const { activeElement, body } = document
  return activeElement === body || activeElement?.closest('[hidden]') != null
}

function openAtTop(): void {
  window.scrollTo({ top: 0, behavior: 'instant' })
  focusPageTitle()
}

/** Within a document, the browser would restore before the page is rendered. */
function disableBrowserRestoration(): void {
  window.history.scrollRestoration = 'manual'
}

/** A new page opens at the top, its title focused. Back and Forward restore the position and the followed link. */
export function createScrollMemory(address: Address, isHydrated: boolean) {
  const leftEntries = readStored()
  /** The entry whose page is on screen. The address may already have another one, whose script is loading. */
  let renderedKey = address.entry().key
  /** The last change, until its page is rendered. */
  let awaited: PageChange | undefined = { cause: 'load', isSamePage: true, hadFocus: false }
  let clickedLink: HTMLAnchorElement | null = null

  function remember(key: string): void {
    const href = clickedLink?.getAttribute('href')
    const link = clickedLink && href ? { href, nth: linksTo(href).indexOf(clickedLink) } : null
    leftEntries.set(key, { scrollY: window.scrollY, link })
  }

  function handlePageRendered(): void {
    renderedKey = address.entry().key
    if (!awaited) return
    const { cause, isSamePage, hadFocus } = awaited
    awaited = undefined
    // The browser itself scrolls to a typed fragment.
    if (cause === 'link' || !isSamePage) openAtTop()
    if (cause === 'link') return
    const left = leftEntries.get(renderedKey)
    // The browser itself restores a hydrated page. In another new document, the visitor may have scrolled already.
    if (left && (cause === 'pop' || (!isHydrated && window.scrollY === 0)))
      window.scrollTo({ top: left.scrollY, behavior: 'instant' })
    // The visitor may have focused a field already.
    if (left?.link && (cause === 'pop' || document.activeElement === document.body))
      linksTo(left.link.href)[left.link.nth]?.focus({ preventScroll: true })
    if (cause === 'pop' && hadFocus && isFocusLost()) focusPageTitle()
  }

  function store(): void {
    window.history.scrollRestoration = 'auto'
    remember(renderedKey)
    tryStorage(() => sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...leftEntries])))
  }

  /** Safari does not focus a clicked link. The address changes within the click or soon after. */
  function handleClick({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): void {
    // With a key held down, the browser opens the link elsewhere.
    if (ctrlKey || metaKey || shiftKey || altKey) return
    // The menu has closed when Back shows its page again.
    const selector = 'a[href]:not([role=dialog] *)'
    clickedLink = target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null
  }

  disableBrowserRestoration()
  window.addEventListener('pagehide', store)
  window.addEventListener('pageshow', disableBrowserRestoration)
  document.addEventListener('click', handleClick, true)

  const handleAddressChange: AddressListener = ({ cause, from, to }) => {
    if (from.key !== to.key && from.key === renderedKey) {
      remember(from.key)
      clickedLink = null
      if (cause === 'write') renderedKey = to.key
    }
    const isSamePage = from.pathname === to.pathname
    // Back while the script of a link was loading: the page has never left the screen.
    if (cause === 'pop' && !isSamePage && to.key === renderedKey) awaited = undefined
    else if (cause !== 'write')
      awaited = { cause, isSamePage, hadFocus: document.activeElement !== document.body }
  }

  return { handleAddressChange, handlePageRendered }
}
