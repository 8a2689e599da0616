import type { Page, Route } from '@playwright/test'
import { expect, test } from './fixtures'
import { holdScripts } from './holdScripts'
import { openHydrated, waitUntilHydrated } from './openHydrated'

const ABOUT_SCRIPT = '**/assets/AboutPage-*.js'
const DRAWER_SCRIPT = '**/assets/NavDrawer-*.js'
const LIST_SCRIPT = '**/assets/JobsListPage-*.js'
const PROGRESS_DELAY_MS = 400

const UPRIGHT_TABLET = { width: 744, height: 1133 }

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const menuButton = (page: Page) => page.getByLabel('Toggle Menu')
const topLink = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name })

/** The document that is loaded next has scripts that can be loaded, as after a deploy. */
async function failUntilDocument(page: Page, script: string, fail: (route: Route) => Promise<void>) {
  await page.route(script, fail)
  await page.route(
    ({ pathname }) => !pathname.includes('.'),
    async (route) => {
      await page.unroute(script)
      await route.continue()
    },
  )
}

test.describe('while a script is loading', () => {
  test('a link followed before the scripts of the menu and of the page closes the menu', async ({ page }) => {
    await page.setViewportSize(UPRIGHT_TABLET)
    await openHydrated(page, '/')
    const release = await holdScripts(page, '**/assets/{NavDrawer,JobsListPage}-*.js')
    const asked = page.waitForRequest(DRAWER_SCRIPT)
    await menuButton(page).click()
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true')
    await page.getByRole('link', { name: 'View Open Positions' }).click()
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
    release()
    await page.evaluate((url) => import(url), (await asked).url())
    await expect(heading(page, 'Open Positions')).toBeFocused()
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('the last page stays, with a progress bar in the header after 400 ms', async ({ page }) => {
    await openHydrated(page, '/')
    const release = await holdScripts(page, ABOUT_SCRIPT)
    await topLink(page, 'About Us').click()
    const bar = page.getByRole('banner').getByRole('progressbar', { name: 'Loading the page' })
    // Its script is loaded first.
    await expect(bar).toBeAttached()
    const delays = await bar.evaluate((element) =>
      element.getAnimations().map(({ effect }) => effect?.getTiming().delay),
    )
    expect(delays).toEqual([PROGRESS_DELAY_MS])
    await expect(bar).toBeVisible()
    await expect(heading(page, 'Find Your Next Career Opportunity')).toBeVisible()
    await expect(page).toHaveURL('/')
    release()
    await expect(heading(page, 'About Us')).toBeFocused()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
  })
})

test.describe('a script that can’t be loaded', () => {
  // Chromium logs these for such a script.
  test.use({ expectedComplaints: [/Failed to load (resource|module script)|could not be loaded/] })

  test('loads the page as a document, even if the host answers with HTML', async ({ page }) => {
    await openHydrated(page, '/')
    await failUntilDocument(page, LIST_SCRIPT, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Home</title>' }),
    )
    const loaded = page.waitForEvent('load')
    await page.getByRole('link', { name: 'Canada 6 positions' }).click()
    await loaded
    await waitUntilHydrated(page)
    await expect(page).toHaveURL('/jobs?location=canada')
    await expect(page.getByText('6 positions', { exact: true }).first()).toBeVisible()
    await page.goBack({ waitUntil: 'commit' })
    await expect(heading(page, 'Find Your Next Career Opportunity')).toBeVisible()
  })

  test('asks before typed text is lost', async ({ page }) => {
    await openHydrated(page, '/contact')
    await page.getByLabel('Your Message').fill('Hello')
    await failUntilDocument(page, ABOUT_SCRIPT, (route) => route.abort())
    const asked = page.waitForEvent('dialog').then((question) => question.dismiss())
    await topLink(page, 'About Us').click()
    await asked
    await expect(page.getByLabel('Your Message')).toHaveValue('Hello')
    await expect(page).toHaveURL('/contact')

    page.once('dialog', (question) => void question.accept())
    await topLink(page, 'About Us').click()
    await expect(heading(page, 'About Us')).toBeVisible()
    await expect(page).toHaveURL('/about')
  })

  test('shows an error while offline, and the page when online again', async ({ page, context }) => {
    await openHydrated(page, '/contact')
    await context.setOffline(true)
    await topLink(page, 'About Us').click()
    await expect(heading(page, 'Something went wrong')).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(heading(page, 'About Us')).toBeVisible()
  })

  test('of the menu reloads the page, and then the menu opens', async ({ page }) => {
    await page.setViewportSize(UPRIGHT_TABLET)
    await openHydrated(page, '/about')
    await failUntilDocument(page, DRAWER_SCRIPT, (route) => route.fulfill({ status: 404, body: 'Not found' }))
    const loaded = page.waitForEvent('load')
    await menuButton(page).click()
    await loaded
    await waitUntilHydrated(page)
    await menuButton(page).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  })
})
