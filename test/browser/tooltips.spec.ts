import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { openHydrated } from './openHydrated'

const tip = (page: Page) => page.getByRole('tooltip')
/** Without its margins. */
const bubbleBox = (page: Page) => tip(page).locator('> div')
const control = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name })

async function gap(above: Locator, below: Locator) {
  const [upper, lower] = await Promise.all([above.boundingBox(), below.boundingBox()])
  return upper && lower ? lower.y - upper.y - upper.height : undefined
}

test('a tooltip is 4 px below or above its control', async ({ page }) => {
  await page.goto('/jobs')
  const light = control(page, 'Light')
  await light.hover()
  await expect.poll(() => gap(light, bubbleBox(page))).toBeCloseTo(4, 0)

  await page.mouse.wheel(0, 600)
  const toTop = page.getByRole('button', { name: 'Scroll to top' })
  await toTop.hover()
  await expect.poll(() => gap(bubbleBox(page), toTop)).toBeCloseTo(4, 0)
  await expect(tip(page)).toHaveText('Scroll to top')
})

test('a tooltip stays under the pointer that moves onto it', async ({ page }) => {
  await page.clock.install()
  await openHydrated(page, '/about')
  await control(page, 'Dark').hover()
  await tip(page).getByText('Dark').hover()
  await page.clock.fastForward(5000)
  await expect(tip(page)).toHaveText('Dark')
  await page.mouse.move(600, 500)
  await expect(tip(page)).toHaveCount(0)
})
