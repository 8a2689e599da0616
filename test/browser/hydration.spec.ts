import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { holdScripts, openHydrated } from './page'

/** In pixels. A browser may move by one, to keep a line in its place. */
const distanceTo = (page: Page, top: number) => page.evaluate((y) => Math.abs(scrollY - y), top)

for (const [address, left] of [
  ['/jobs', 400],
  ['/jobs?search=e&location=usa', 400],
  ['/jobs/7', 200],
  ['/about', 300],
] as const)
  test(`a reader of ${address} who scrolls before the app stays there`, async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 500 })
    await openHydrated(page, address)
    for (const top of [left + 100, 0]) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), left)
      const release = await holdScripts(page)
      await page.reload({ waitUntil: 'commit' })
      // A font that loads later changes the line breaks, and the browser scrolls to keep the text in place.
      await page.evaluate(() => document.fonts.ready)
      await expect.poll(() => distanceTo(page, left)).toBeLessThan(3)
      // By a wheel: the browser itself repeats its own position after a scroll by script.
      await page.mouse.wheel(0, top - left)
      await expect.poll(() => distanceTo(page, top)).toBeLessThan(3)
      await release()
      expect(await distanceTo(page, top)).toBeLessThan(3)
    }
  })

test('Back from another site leaves the focus in the field that a visitor types in', async ({ page }) => {
  await openHydrated(page, '/jobs')
  await page.getByRole('link', { name: 'View Details' }).nth(1).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goto('about:blank')
  const release = await holdScripts(page)
  await page.evaluate(() => window.history.go(-2))
  await page.getByRole('searchbox').pressSequentially('da')
  await release()
  await page.keyboard.type('ta')
  await expect(page).toHaveURL('/jobs?search=data')
})
