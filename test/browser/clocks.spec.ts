import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { openHydrated } from './openHydrated'

const year = (page: Page) => page.getByRole('contentinfo').getByText('©')
const postedDates = (page: Page) =>
  page
    .getByText(/^Posted on: /)
    .filter({ visible: true })
    .allTextContents()

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

test('dates are the same days in every time zone, also where clocks change at midnight', async ({
  browser,
  baseURL,
}) => {
  const seen: string[][] = []
  for (const timezoneId of [
    'UTC',
    'America/Santiago',
    'Africa/Cairo',
    'Pacific/Kiritimati',
    'Pacific/Pago_Pago',
  ]) {
    const context = await browser.newContext({ timezoneId, ...(baseURL && { baseURL }) })
    const page = await context.newPage()
    await openHydrated(page, '/jobs')
    seen.push(await postedDates(page))
    await context.close()
  }
  expect(seen[0]).toHaveLength(12)
  expect(new Set(seen.map(String)).size).toBe(1)
})

test('a tab that slept for a day wakes up as it was', async ({ page }) => {
  await page.clock.install()
  await openHydrated(page, '/contact')
  const send = async () => {
    await page.getByLabel('Your Name').fill('Ada')
    await page.getByLabel('Your Email').fill('ada@mail.example')
    await page.getByLabel('Your Message').fill('Hello')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText('Message sent!')).toBeVisible()
  }
  await send()
  await page.getByLabel('Your Message').fill('One more thing')

  await page.clock.fastForward('24:00:00')
  await expect(page.getByText('Message sent!')).toHaveCount(0)
  await expect(page.getByLabel('Your Message')).toHaveValue('One more thing')
  await send()
  await page.getByRole('banner').getByRole('link', { name: 'Careers' }).click()
  await page.getByRole('searchbox').fill('data')
  await page.clock.fastForward('24:00:00')
  await expect(page).toHaveURL('/jobs?search=data')
})
