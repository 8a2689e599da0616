import type { Page } from '@playwright/test'

/** Holds back the site's scripts, or those that match the pattern, until the returned function is called. */
export async function holdScripts(page: Page, pattern: string | RegExp = '**/*.js'): Promise<() => void> {
  let release: (() => void) | undefined
  const released = new Promise<void>((resolve) => void (release = resolve))
  await page.route(pattern, async (route) => {
    await released
    // Fails where the page was left in the meantime.
    await route.fallback().catch(() => {})
  })
  return () => release?.()
}
