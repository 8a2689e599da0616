import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { openHydrated } from './openHydrated'

const year = (page: Page) => page.getByRole('contentinfo').getByText('©')

for (const [clock, time, shown] of [
  ['a page built years ago', '2031-01-01T12:00:00', '© 2031'],
  ['a clock that starts in 1970', '1970-01-02T12:00:00', '© 1970'],
] as const) {
  test(`${clock} shows the year of the visitor’s clock, and every position`, async ({ page }) => {
    await page.clock.setFixedTime(time)
    await openHydrated(page, '/jobs')
    await expect(year(page)).toContainText(shown)
    await expect(page.getByRole('status')).toHaveText('22 positions')
    await page.getByRole('searchbox').fill('data')
    await expect(page).toHaveURL('/jobs?search=data')
    await page.getByRole('link', { name: 'View Details' }).first().click()
    await expect(page.getByRole('button', { name: 'Apply Now' })).toBeVisible()
  })
}
