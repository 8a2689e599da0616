import type { Page } from '@playwright/test'

/** Waits until the prerendered page is hydrated; a click before would be the browser's own. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await waitUntilHydrated(page)
}
