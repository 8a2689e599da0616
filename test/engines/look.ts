/** What a page shows, as far as a journey asks. */
export interface Look {
  readonly address: string
  readonly title: string
  readonly heading: string
  /** The app runs. */
  readonly isHydrated: boolean
  /** Another number is another document: the page was loaded anew. */
  readonly loadedAt: number
  readonly search: string | null
  readonly ticks: readonly string[]
  readonly status: string | null
  readonly cards: readonly string[]
  readonly pageShown: string | null
  /** The label of the field, or the text of what else has the focus. */
  readonly focus: string
  readonly notices: readonly string[]
  readonly isMenuOpen: boolean
  readonly isFormOpen: boolean
  readonly scrollY: number
  readonly width: number
  readonly height: number
  readonly scheme: string | null
  readonly ground: string
}

/** Runs in the page. */
export function lookAtPage(): Look {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const textOf = (element: Element | null | undefined) =>
    element?.textContent.replace(/\s+/g, ' ').trim() ?? null
  const focused = document.activeElement
  const label =
    focused?.getAttribute('aria-label') ??
    document.querySelector(`label[for="${focused?.id || ' '}"]`)?.textContent
  return {
    address: window.location.pathname + window.location.search + window.location.hash,
    title: document.title,
    heading: textOf(document.querySelector('h1')) ?? '',
    isHydrated: document.documentElement.hasAttribute('data-hydrated'),
    // Asked once: WebKit reckons it anew each time, by two clocks, and answers now and then with another millisecond.
    loadedAt: (window.loadedAt ??= performance.timeOrigin),
    search: document.querySelector<HTMLInputElement>('input[type=search]')?.value ?? null,
    ticks: all('main label:has(:checked)').map((box) => textOf(box) ?? ''),
    status: textOf(document.querySelector('main output')),
    cards: all('main li h3')
      .filter((card) => card.checkVisibility())
      .map((card) => textOf(card) ?? ''),
    pageShown: textOf(document.querySelector('main [aria-current=page]')),
    focus: label ?? textOf(focused) ?? '',
    notices: all('.notice').map((notice) => textOf(notice) ?? ''),
    isMenuOpen: document.querySelector('[role=dialog]')?.checkVisibility() ?? false,
    isFormOpen: document.querySelector('form') !== null,
    scrollY: Math.round(window.scrollY),
    width: window.innerWidth,
    height: window.innerHeight,
    scheme: document.documentElement.getAttribute('data-mui-color-scheme'),
    ground: getComputedStyle(document.body).backgroundColor,
  }
}
