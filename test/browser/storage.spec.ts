import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { openHydrated, waitUntilHydrated } from './page'

function blockStorage(): void {
  for (const storage of ['localStorage', 'sessionStorage', 'caches']) {
    Object.defineProperty(window, storage, {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  }
}

const chosenTheme = (page: Page) =>
  page.getByRole('banner').getByRole('group', { name: 'Theme' }).getByRole('button', { pressed: true })

test.use({ colorScheme: 'dark' })

test('where storage is blocked, a theme lasts as long as the page, and the list works', async ({ page }) => {
  await page.addInitScript(blockStorage)
  const scheme = page.locator('html')
  await openHydrated(page, '/')
  await expect(chosenTheme(page)).toHaveAccessibleName('System')
  await expect(scheme).toHaveAttribute('data-mui-color-scheme', 'dark')
  await page.getByRole('banner').getByRole('button', { name: 'Light' }).click()
  await expect(scheme).toHaveAttribute('data-mui-color-scheme', 'light')
  await page.getByRole('banner').getByRole('link', { name: 'Careers' }).click()
  await page.getByRole('searchbox').fill('data')
  await page.getByRole('link', { name: 'View Details' }).first().click()
  await expect(chosenTheme(page)).toHaveAccessibleName('Light')
  await expect(scheme).toHaveAttribute('data-mui-color-scheme', 'light')
  await page.reload()
  await waitUntilHydrated(page)
  await page.goBack()
  await expect(page).toHaveURL('/jobs?search=data')
  await expect(page.getByRole('searchbox')).toHaveValue('data')
})
