import type { Locator, Page, Route } from '@playwright/test'

/** Before hydration, the browser itself would handle a click. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.locator('html[data-stage=hydrated]').waitFor({ state: 'attached' })
}

export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await waitUntilHydrated(page)
}

/** Changes the system's theme, and waits until the page has it. */
export async function setColorScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.locator(`html[data-mui-color-scheme=${colorScheme}]`).waitFor({ state: 'attached' })
}

/** The live region that says how many positions match. */
export const matchCount = (page: Page) => page.getByRole('main').getByRole('status')

/** Holds back the site's scripts, or those of the pattern. The returned function lets them come, and the page hydrate. */
export async function holdScripts(page: Page, pattern: string | RegExp = '**/*.js') {
  let release: (() => void) | undefined
  const released = new Promise<void>((resolve) => void (release = resolve))
  const hold = async (route: Route) => {
    await released
    // Fails where the page was left in the meantime.
    await route.fallback().catch(() => {})
  }
  await page.route(pattern, hold)
  return async () => {
    // First: Playwright may lose a request that begins meanwhile. It answers none of a page in the back/forward cache.
    await page.unroute(pattern, hold)
    release?.()
    await waitUntilHydrated(page)
  }
}

/** Changes the HTML of each page on its way to the browser, which gets none of the host’s headers. */
export async function changePages(page: Page, change: (html: string) => string): Promise<void> {
  await page.route(
    ({ pathname }) => !pathname.includes('.'),
    async (route) => {
      const response = await route.fetch()
      const body = change(await response.text())
      await route.fulfill({ status: response.status(), contentType: 'text/html', body })
    },
  )
}

/** The box of an element in the window. */
export const edges = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect())

/** Runs in the page. The text of the focused control if a corner of it, or of the label around it, is not seen. */
export function coveredFocus() {
  const control = document.activeElement?.closest('label') ?? document.activeElement
  const { left, right, top, bottom } = control?.getBoundingClientRect() ?? new DOMRect()
  const corners = [left + 9, right - 9].flatMap((x) => [top + 9, bottom - 9].map((y) => [x, y] as const))
  const isSeen = corners.every(([x, y]) => control?.contains(document.elementFromPoint(x, y)))
  return isSeen ? [] : [control?.textContent ?? '']
}

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

export const topLink = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name })
