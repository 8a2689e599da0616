import type { Address, AddressCause } from '../url/address'
import { focusPageTitle } from './focusPageTitle'

const STORAGE_KEY = 'scroll-memory'
/** Entries remembered; older ones open at the top. A browser keeps 50. */
const MOST_ENTRIES = 100

/** How a history entry was left. */
interface LeftAt {
  readonly scrollY: number
  /** The link that led away: its `href` attribute, and which of those with the same one it was. */
  readonly link: { readonly href: string; readonly nth: number } | null
}

function isLeftAt(value: unknown): value is LeftAt {
  return typeof value === 'object' && value !== null && 'scrollY' in value && 'link' in value
}

function readStored(window: Window): [string, LeftAt][] {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.filter((row): row is [string, LeftAt] => Array.isArray(row) && isLeftAt(row[1]))
  } catch {
    // Blocked storage or rubbish in it: pages open at the top.
    return []
  }
}

function linksTo(document: Document, href: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
    (link) => link.getAttribute('href') === href,
  )
}

/**
 * Scroll restoration and focus management: a new page opens at its top, its title focused; Back and Forward give
 * an entry its scroll position again, and the focus to the link that led away from it.
 * `settle` is called once the page of a new address stands.
 */
export function createScrollMemory(window: Window, address: Address, listening?: AddEventListenerOptions) {
  const { document } = window
  const leftAt = new Map<string, LeftAt>(readStored(window))
  let arrivedBy: AddressCause | 'load' = 'load'
  let samePage = false
  let clickedLink: HTMLAnchorElement | null = null

  function remember(key: string): void {
    const href = clickedLink?.getAttribute('href')
    const link = clickedLink && href ? { href, nth: linksTo(document, href).indexOf(clickedLink) } : null
    leftAt.delete(key)
    leftAt.set(key, { scrollY: window.scrollY, link })
    const [oldest] = leftAt.keys()
    if (leftAt.size > MOST_ENTRIES && oldest !== undefined) leftAt.delete(oldest)
  }

  function restore(): void {
    const left = leftAt.get(address.entry().key)
    if (left === undefined) {
      // A typed fragment has the browser scroll there by itself.
      if (arrivedBy === 'pop' && !samePage) window.scrollTo({ top: 0, behavior: 'instant' })
      return
    }
    window.scrollTo({ top: left.scrollY, behavior: 'instant' })
    if (left.link) linksTo(document, left.link.href)[left.link.nth]?.focus({ preventScroll: true })
  }

  function settle(): void {
    if (arrivedBy === 'link') {
      window.scrollTo({ top: 0, behavior: 'instant' })
      focusPageTitle(document)
    } else if (arrivedBy !== 'write') {
      restore()
    }
    arrivedBy = 'write'
  }

  function keep(): void {
    window.history.scrollRestoration = 'auto'
    remember(address.entry().key)
    try {
      window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...leftAt]))
    } catch {
      // Blocked or full: what is remembered ends with this document.
    }
  }

  // The browser restores before our page stands; it may do so only for a document that is loaded anew.
  function restoreByHand(): void {
    window.history.scrollRestoration = 'manual'
  }

  restoreByHand()
  window.addEventListener('pagehide', keep, listening)
  window.addEventListener('pageshow', restoreByHand, listening)

  // Safari does not focus a clicked link, so the click itself is noted; the page changes within it.
  document.addEventListener(
    'click',
    ({ target }) => {
      clickedLink = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    },
    { ...listening, capture: true },
  )
  window.addEventListener(
    'click',
    () => {
      clickedLink = null
    },
    listening,
  )

  address.listen(({ cause, from, to }) => {
    if (from.key !== to.key) remember(from.key)
    if (cause !== 'write') {
      arrivedBy = cause
      samePage = from.pathname === to.pathname
    }
  })

  return { settle }
}
