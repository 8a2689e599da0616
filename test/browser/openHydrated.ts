import type { Page } from '@playwright/test'

/** Before hydration, the browser itself would handle a click. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
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
