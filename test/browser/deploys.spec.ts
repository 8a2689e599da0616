import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { waitUntilHydrated, openHydrated } from './openHydrated'

// What Chromium says of a request that is answered 404.
test.use({ expectedComplaints: [/Failed to load resource/] })

/** A page of the deploy before, which somebody still has open or a cache still sends: its scripts are gone. */
async function removeScripts(page: Page, scripts: string): Promise<void> {
  await page.route(scripts, (route) => route.fulfill({ status: 404, body: 'Not found' }))
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('a deploy while a tab is open: the next page comes as a document of the new one', async ({ page }) => {
  await openHydrated(page, '/')
  await page.evaluate(() => {
    document.body.dataset['deploy'] = 'old'
  })
  await removeScripts(page, '**/assets/JobsListPage-*.js')
  // The new document names scripts that are there.
  await page.route('**/jobs?*', async (route) => {
    if (route.request().resourceType() === 'document') await page.unroute('**/assets/JobsListPage-*.js')
    await route.continue()
  })
  await page.getByRole('link', { name: 'Canada 6 positions' }).click()
  await expect(page.locator('body:not([data-deploy])')).toBeVisible()
  await waitUntilHydrated(page)
  await expect(page).toHaveURL('/jobs?location=canada')
  await expect(page.getByRole('status')).toHaveText('6 positions')
  await page.goBack()
  await expect(heading(page, 'Find Your Next Career Opportunity')).toBeVisible()
})

test('a deploy while something is typed: nothing is reloaded, and what was typed is kept', async ({
  page,
}) => {
  await openHydrated(page, '/contact')
  await page.getByLabel('Your Message').fill('Hello')
  await removeScripts(page, '**/assets/AboutPage-*.js')
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
  await expect(heading(page, 'This page has not arrived yet')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.goBack()
  await expect(page.getByLabel('Your Message')).toHaveValue('Hello')
  expect(asked.filter((request) => request.endsWith(' /about'))).toEqual([])
})

for (const scripts of ['**/assets/index-*.js', '**/assets/hydratePage-*.js', '**/assets/catalog-*.js']) {
  test(`an old document without ${scripts} is readable, and its links lead on`, async ({ page }) => {
    await removeScripts(page, scripts)
    await page.goto('/jobs')
    await expect(page.getByRole('link', { name: 'View Details' })).toHaveCount(12)
    await page.unroute(scripts)
    await page.getByRole('link', { name: 'View Details' }).first().click()
    await waitUntilHydrated(page)
    await expect(heading(page, 'Senior Management Consultant')).toBeVisible()

    // Back to the page of the deploy before, from the browser's cache or its old answer.
    await removeScripts(page, scripts)
    await page.goBack({ waitUntil: 'commit' })
    await expect(page.getByRole('link', { name: 'View Details' })).toHaveCount(12)
  })
}

test('an old document of a bookmark shows its own card, though the app never comes', async ({ page }) => {
  await removeScripts(page, '**/assets/*.js')
  await page.goto('/jobs?search=cloud+architect')
  await expect(page.getByRole('link', { name: 'View Details' })).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Cloud Architect' })).toBeVisible()
})
