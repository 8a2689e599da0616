import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { openHydrated } from './openHydrated'

/** Presses Tab until the control has the focus; fails where it cannot be reached within a page's worth of stops. */
async function tabTo(page: Page, role: 'button' | 'link' | 'checkbox', name: string) {
  for (let stops = 0; stops < 60; stops += 1) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    if ((await page.getByRole(role, { name, exact: true }).and(focused).count()) > 0) return
  }
  throw new Error(`Tab never came to the ${role} "${name}"`)
}

test('keyboard alone: search, filter, page, open, apply, dismiss', async ({ page }) => {
  await openHydrated(page, '/jobs')
  await page.getByRole('searchbox').focus()
  await page.keyboard.type('e')
  await tabTo(page, 'checkbox', 'USA')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/jobs?search=e&location=usa&location=canada')
  await tabTo(page, 'link', 'Page 2')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Results' })).toBeFocused()
  await expect(page.getByRole('status')).toHaveText('16 positions, page 2 of 2')

  await tabTo(page, 'link', 'View Details')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await tabTo(page, 'button', 'Apply Now')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Full Name')).toBeFocused()
  await page.keyboard.type('Ada')
  await tabTo(page, 'button', 'Cancel')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Apply Now' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada')

  await page
    .getByLabel('Resume')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('') })
  await expect(page.getByRole('alert')).toBeVisible()
  await page.keyboard.press('Alt+t')
  await expect(page.getByRole('alert')).toBeFocused()
  await tabTo(page, 'button', 'Close')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveCount(0)
})
