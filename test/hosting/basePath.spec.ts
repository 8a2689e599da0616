import { expect, test } from '../browser/fixtures'
import { openHydrated } from '../browser/openHydrated'
import { portOf, SITES } from './sites'

test.use({ baseURL: `http://localhost:${portOf(SITES.atBase)}` })

test('a site below a base path is found, read and gone about in', async ({ page }) => {
  await openHydrated(page, '/site/JOBS/?location=INDIA&search=data')
  await expect(page).toHaveURL('/site/jobs?search=data&location=india')
  await expect(page.getByRole('status')).toHaveText('2 positions')
  await page.getByRole('link', { name: 'View Details' }).first().click()
  await expect(page).toHaveURL(/\/site\/jobs\/\d+$/)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Senior Management Consultant' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL('/site/about')
})
