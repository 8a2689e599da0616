import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { edges, openHydrated } from './page'

const control = (page: Page, name: string) => page.getByRole('button', { name })
/** Without its margins. */
const bubble = (page: Page, name: string) => page.getByRole('tooltip').getByText(name)

async function gap(above: Locator, below: Locator) {
  const [upper, lower] = await Promise.all([edges(above), edges(below)])
  return lower.top - upper.bottom
}

test('a tooltip is 4 px below or above its control, and not on paper', async ({ page }) => {
  await openHydrated(page, '/jobs')
  const light = control(page, 'Light')
  await light.hover()
  await expect.poll(() => gap(light, bubble(page, 'Light'))).toBeCloseTo(4, 0)

  await page.mouse.wheel(0, 600)
  const toTop = control(page, 'Scroll to top')
  await toTop.hover()
  await expect.poll(() => gap(bubble(page, 'Scroll to top'), toTop)).toBeCloseTo(4, 0)
  await page.emulateMedia({ media: 'print' })
  // At once. Later, the pointer has left the hidden button.
  expect(await bubble(page, 'Scroll to top').isVisible()).toBe(false)
  // Two fingers at once, after which text can be selected.
  await page.emulateMedia({ media: 'screen' })
  for (const event of ['touchstart', 'touchend'])
    for (const name of ['Light', 'Dark']) await control(page, name).dispatchEvent(event)
  await expect(page.locator('body')).toHaveCSS('user-select', 'auto')
})

test('a tooltip stays while the pointer is on it, and closed after Escape', async ({ page }) => {
  await openHydrated(page, '/about')
  const dark = control(page, 'Dark')
  await dark.hover()
  await bubble(page, 'Dark').hover()
  // A tooltip that closes gets no pointer events.
  await bubble(page, 'Dark').hover({ position: { x: 4, y: 4 } })
  await dark.hover()
  await page.keyboard.press('Escape')
  // From the icon to the edge.
  await dark.hover({ position: { x: 4, y: 4 } })
  await expect(bubble(page, 'Dark')).toHaveCount(0)
})
