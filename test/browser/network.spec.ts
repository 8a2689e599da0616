import type { Locator, Page, Route } from '@playwright/test'
import { expect, test } from './fixtures'
import { openHydrated } from './openHydrated'

/** What is asked of the host to learn whether it answers. */
const PROBE = /favicon\.svg\?/
const ABOUT_SCRIPT = '**/assets/AboutPage-*.js'

// What Chromium says of a request that failed and of a script that is none.
test.use({ expectedComplaints: [/Failed to load (resource|module script)/] })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const missing = (page: Page) => heading(page, 'This page has not arrived yet')
const topLink = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name })

/** Follows a link whose script can't be had, while the page can't be loaded as a document either. */
async function followWithoutHost(page: Page, link: Locator, script: string): Promise<void> {
  await page.route(script, (route) => route.abort())
  await page.route(PROBE, (route) => route.abort())
  const hostWasAsked = page.waitForEvent('requestfailed', (request) => PROBE.test(request.url()))
  await link.click()
  await hostWasAsked
  await expect(missing(page)).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
}

const failures: Record<string, (route: Route) => Promise<void>> = {
  'answers 404': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'answers 500': (route) => route.fulfill({ status: 500, body: 'Sorry' }),
  'answers HTML, as a host that knows index.html only': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Home</title>' }),
  'never arrives': (route) => route.abort(),
}

for (const [failure, fail] of Object.entries(failures)) {
  test(`a page whose script ${failure} says so, with header, footer and what was typed`, async ({ page }) => {
    await openHydrated(page, '/contact')
    await page.getByLabel('Your Message').fill('Hello')
    await page.route(ABOUT_SCRIPT, fail)
    await topLink(page, 'About Us').click()
    await expect(missing(page)).toBeFocused()
    await expect(page).toHaveURL('/about')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(missing(page)).toBeVisible()
    await topLink(page, 'Contact').click()
    await expect(page.getByLabel('Your Message')).toHaveValue('Hello')
  })
}

test('a page whose script failed once comes when it is asked for again', async ({ page }) => {
  await openHydrated(page, '/')
  await followWithoutHost(page, topLink(page, 'About Us'), ABOUT_SCRIPT)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page, 'About Us')).toBeVisible()
})

test('a page whose script hangs says so, and shows by itself once it is there', async ({ page }) => {
  let answer: (() => void) | undefined
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(ABOUT_SCRIPT, async (route) => {
    await answered
    await route.continue()
  })
  await openHydrated(page, '/')
  await topLink(page, 'About Us').click()
  await expect(page).toHaveURL('/about')
  await expect(heading(page, 'Find Your Next Career Opportunity')).toBeVisible()
  await expect(missing(page)).toBeFocused({ timeout: 20_000 })
  answer?.()
  await expect(heading(page, 'About Us')).toBeFocused()
})

test('a page whose script hangs comes when it is asked for again', async ({ page }) => {
  let asked = 0
  await page.route(ABOUT_SCRIPT, async (route) => {
    asked += 1
    if (asked > 1) await route.continue()
  })
  await openHydrated(page, '/contact')
  await topLink(page, 'About Us').click()
  await expect(missing(page)).toBeFocused({ timeout: 20_000 })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page, 'About Us')).toBeVisible()
})

test('a page whose script hangs costs nothing that was typed', async ({ page }) => {
  await page.route(ABOUT_SCRIPT, () => {})
  await openHydrated(page, '/contact')
  await page.getByLabel('Your Message').fill('Hello')
  await topLink(page, 'About Us').click()
  await expect(missing(page)).toBeFocused({ timeout: 20_000 })
  await page.getByRole('button', { name: 'Try again' }).click()
  await topLink(page, 'Contact').click()
  await expect(page.getByLabel('Your Message')).toHaveValue('Hello')
})

test('without a connection, pages seen or pointed at open, others say so, and come back with it', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/contact')
  await page.getByLabel('Your Name').fill('Ada')
  const prefetched = page.waitForResponse(ABOUT_SCRIPT)
  await topLink(page, 'About Us').hover()
  // Also what that script itself imports.
  await page.evaluate((url) => import(url), (await prefetched).url())

  await context.setOffline(true)
  await topLink(page, 'About Us').click()
  await expect(heading(page, 'About Us')).toBeFocused()
  await topLink(page, 'Careers').click()
  await expect(missing(page)).toBeFocused()
  await page.goBack()
  await expect(heading(page, 'About Us')).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Your Name')).toHaveValue('Ada')

  // Nothing to lose: where the browser remembers that the script failed, the page comes as a document.
  await page.getByLabel('Your Name').fill('')
  await topLink(page, 'Careers').click()
  await expect(missing(page)).toBeFocused()
  await context.setOffline(false)
  await expect(heading(page, 'Open Positions')).toBeVisible()
})

test('a reload from there keeps the query of the address', async ({ page }) => {
  await openHydrated(page, '/about')
  const canada = page.getByRole('link', { name: 'Canada 6 positions' })
  await followWithoutHost(page, canada, '**/assets/JobsListPage-*.js')
  await page.getByRole('link', { name: 'Reload this page' }).click()
  await expect(page.getByRole('status')).toHaveText('6 positions')
  await expect(page).toHaveURL('/jobs?location=canada')
})

test('a menu whose script can’t be had leaves the top bar’s links in its place', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.route('**/assets/NavDrawer-*.js', (route) => route.abort())
  await openHydrated(page, '/')
  await page.getByRole('button', { name: 'Toggle Menu' }).click()
  await topLink(page, 'Careers').click()
  await expect(heading(page, 'Open Positions')).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
