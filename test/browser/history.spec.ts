import { expect, test } from './fixtures'
import { openHydrated } from './openHydrated'

test('U18: Back undoes page, Canada and USA one by one, and Forward does them again', async ({ page }) => {
  await openHydrated(page, '/jobs')
  const entries = await page.evaluate(() => window.history.length)
  await page.getByRole('checkbox', { name: 'USA' }).click()
  await page.getByRole('checkbox', { name: 'Canada' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL('/jobs?location=usa&location=canada&page=2')
  expect(await page.evaluate(() => window.history.length)).toBe(entries + 3)

  for (const address of ['/jobs?location=usa&location=canada', '/jobs?location=usa', '/jobs']) {
    await page.goBack()
    await expect(page).toHaveURL(address)
  }
  await expect(page.getByRole('status')).toHaveText('22 positions')
  await page.goForward()
  await expect(page.getByRole('checkbox', { name: 'USA' })).toBeChecked()
  await expect(page.getByRole('status')).toHaveText('10 positions')
})

test('U30: a list restored from the cache shows what its address says', async ({ page }) => {
  await openHydrated(page, '/jobs?search=data')
  await page.getByRole('checkbox', { name: 'USA' }).click()
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.body.dataset['restored'] = String(persisted)
    })
  })
  await openHydrated(page, '/about')
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL('/jobs?search=data&location=usa')
  await expect(page.getByRole('checkbox', { name: 'USA' })).toBeChecked()
  const isRestored = await page.evaluate(() => document.body.dataset['restored'] === 'true')
  test.skip(!isRestored, 'The Chromium from npm keeps no pages: what was seen is a reload.')
})
