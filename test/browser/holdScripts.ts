import type { Page } from '@playwright/test'

/** Holds the site's scripts back, all or those of a pattern, until the returned function is called. */
export async function holdScripts(page: Page, pattern = '**/*.js'): Promise<() => void> {
  let release: (() => void) | undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(pattern, async (route) => {
    await released
    // Of a page that was left nobody waits for its scripts any more.
    await route.continue().catch(() => {})
  })
  return () => release?.()
}
