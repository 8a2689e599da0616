import type { Page } from '@playwright/test'
import { waitUntilHydrated } from './openHydrated'

/** Holds back the site's scripts, or those of the pattern. The returned function lets them come, and the page hydrate. */
export async function holdScripts(page: Page, pattern: string | RegExp = '**/*.js') {
  let release: (() => void) | undefined
  const released = new Promise<void>((resolve) => void (release = resolve))
  await page.route(pattern, async (route) => {
    await released
    // Fails where the page was left in the meantime.
    await route.fallback().catch(() => {})
  })
  return () => {
    release?.()
    return waitUntilHydrated(page)
  }
}
