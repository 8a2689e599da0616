import type { Page } from '@playwright/test'

/** Waits until the prerendered page has come to life; a click before would be the browser's own. */
export async function becomeAlive(page: Page): Promise<void> {
  await page.locator('html[data-alive]').waitFor({ state: 'attached' })
}

export async function openAlive(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await becomeAlive(page)
}
