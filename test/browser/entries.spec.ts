import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { waitUntilHydrated, openHydrated } from './openHydrated'

// Many acts one after the other.
test.describe.configure({ timeout: 90_000 })

const box = (page: Page, name: string) => page.getByRole('checkbox', { name })

/** Goes through the history at once, faster than any page can be drawn, and waits until the page has heard of it. */
async function pressQuickly(page: Page, times: number, way: 'back' | 'forward'): Promise<void> {
  await page.evaluate(
    ([count, direction]) =>
      new Promise<void>((resolve) => {
        let heard = 0
        window.addEventListener('popstate', () => {
          heard += 1
          if (heard === count) resolve()
        })
        for (let press = 0; press < count; press += 1) window.history[direction]()
      }),
    [times, way] as const,
  )
}

test('Back pressed ten times quickly, and Forward, show what their entries say', async ({ page }) => {
  await openHydrated(page, '/')
  const follow = (name: string) => page.getByRole('banner').getByRole('link', { name }).click()
  await follow('Careers')
  for (const name of ['USA', 'Canada', 'India', 'USA', 'Canada']) await box(page, name).click()
  for (const name of ['About Us', 'Contact', 'Careers', 'About Us', 'Contact']) await follow(name)
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeFocused()

  await pressQuickly(page, 10, 'back')
  await expect(page).toHaveURL('/jobs')
  await expect(page.getByRole('status')).toHaveText('22 positions')
  await expect(page).toHaveTitle('Open Positions – Larkfield')

  await pressQuickly(page, 5, 'forward')
  await expect(page).toHaveURL('/jobs?location=india')
  await expect(box(page, 'India')).toBeChecked()
  await expect(box(page, 'USA')).not.toBeChecked()
  await expect(page.getByRole('status')).toHaveText('6 positions')
})

test('more entries than a browser keeps: the oldest are gone, each of the others is right', async ({
  page,
}) => {
  await openHydrated(page, '/jobs')
  await box(page, 'USA').evaluate((element: HTMLInputElement) => {
    for (let toggle = 0; toggle < 60; toggle += 1) element.click()
  })
  await expect(page).toHaveURL('/jobs')
  const kept = await page.evaluate(() => window.history.length)
  expect(kept).toBeLessThanOrEqual(60)
  await page.evaluate((delta) => window.history.go(-delta), kept - 1)
  await expect(page).toHaveURL(kept % 2 === 1 ? '/jobs' : '/jobs?location=usa')
  await expect(box(page, 'USA')).toBeChecked({ checked: kept % 2 === 0 })
  await page.goForward()
  await expect(box(page, 'USA')).toBeChecked({ checked: kept % 2 === 1 })
})

/*
 * A restored session and a tab that was put to sleep give a new document the address and the state that its entry had.
 * So does Back in a browser without a page cache.
 */
test('an entry that is opened anew, as in a restored session, knows its query, place and way back', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  // Playwright's own setting, which the configuration takes away.
  const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs: [] })
  const page = await browser.newPage({ ...(baseURL && { baseURL }) })
  await openHydrated(page, '/jobs?search=a&location=usa')
  await page.getByRole('link', { name: 'View Details' }).nth(5).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Senior Management Consultant' })).toBeFocused()
  await page.evaluate(() => {
    document.body.dataset['document'] = 'first'
  })
  await page.goto('about:blank')
  await page.goBack({ waitUntil: 'commit' })
  await waitUntilHydrated(page)
  await expect(page.locator('body:not([data-document])')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Senior Management Consultant' })).toBeVisible()
  const wayBack = page.getByRole('main').getByRole('link', { name: 'Open Positions' })
  await expect(wayBack).toHaveAttribute('href', '/jobs?search=a&location=usa')
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('a')
  await expect(box(page, 'USA')).toBeChecked()
  await expect(page.getByRole('link', { name: 'View Details' }).nth(5)).toBeFocused()
  await browser.close()
})

test('a fragment is the browser’s: it scrolls, makes its entry, and disturbs no query', async ({ page }) => {
  await openHydrated(page, '/jobs?search=data#results')
  await page.evaluate(() => {
    window.location.hash = 'nowhere'
  })
  await expect(page).toHaveURL('/jobs?search=data#nowhere')
  await page.getByRole('searchbox').fill('cloud')
  await expect(page).toHaveURL('/jobs?search=cloud#nowhere')
  await page.goBack()
  await expect(page).toHaveURL('/jobs?search=data#results')
  await expect(page.getByRole('searchbox')).toHaveValue('data')
})
