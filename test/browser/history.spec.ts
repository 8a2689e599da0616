import { expect, test } from './fixtures'
import { waitUntilHydrated, openHydrated } from './openHydrated'

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

test('U17: typing adds no entry; one Back leaves for where the visitor came from', async ({ page }) => {
  await openHydrated(page, '/about')
  await page.getByRole('navigation').getByRole('link', { name: 'Careers' }).first().click()
  const entries = await page.evaluate(() => window.history.length)
  await page.getByRole('searchbox').pressSequentially('data')
  await expect(page).toHaveURL('/jobs?search=data')
  expect(await page.evaluate(() => window.history.length)).toBe(entries)
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

test('U26, U27: Careers clears a filtered list and Back restores it; on the plain list it adds nothing', async ({
  page,
}) => {
  await openHydrated(page, '/jobs?search=data&location=usa&page=2')
  const entries = await page.evaluate(() => window.history.length)
  const careers = page.getByRole('banner').getByRole('link', { name: 'Careers' })
  await careers.click()
  await expect(page).toHaveURL('/jobs')
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(page.getByRole('status')).toHaveText('22 positions')
  await careers.click()
  expect(await page.evaluate(() => window.history.length)).toBe(entries + 1)
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('data')
  await expect(page).toHaveURL('/jobs?search=data&location=usa&page=2')
})

test('Clear filters empties the query with one entry and puts the focus in the search box', async ({
  page,
}) => {
  await openHydrated(page, '/jobs?page=2')
  const entries = await page.evaluate(() => window.history.length)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL('/jobs')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Clear filters' })).toHaveCount(0)
  expect(await page.evaluate(() => window.history.length)).toBe(entries + 1)
})

test('U32: the detail leads back to the list as it was left, after a reload too', async ({ page }) => {
  await openHydrated(page, '/jobs?search=data&utm=x')
  await page.getByRole('link', { name: 'View Details' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Senior Management Consultant' })).toBeFocused()
  await page.reload()
  await waitUntilHydrated(page)
  await page.getByRole('main').getByRole('link', { name: 'Open Positions' }).click()
  await expect(page).toHaveURL('/jobs?search=data')
})

test('U32: a detail opened by itself leads back to the plain list', async ({ page }) => {
  await openHydrated(page, '/jobs/7')
  await page.getByRole('main').getByRole('link', { name: 'Open Positions' }).click()
  await expect(page).toHaveURL('/jobs')
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
