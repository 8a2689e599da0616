import type { Page, Route } from '@playwright/test'
import { expect, test } from './fixtures'
import { changePages, heading, holdScripts, openHydrated, topLink, waitUntilHydrated } from './page'

const ABOUT_SCRIPT = '**/assets/AboutPage-*.js'

/** The document that is loaded next has scripts that can be loaded, as after a deploy. */
async function answerOnce(page: Page, answer: Parameters<Route['fulfill']>[0]): Promise<void> {
  await page.route(ABOUT_SCRIPT, (route) => route.fulfill(answer))
  await page.route('**/about', async (route) => {
    await page.unroute(ABOUT_SCRIPT)
    await route.continue()
  })
}

test('while a script is loading the last page stays, with a bar after 400 ms', async ({ page }) => {
  await openHydrated(page, '/')
  const release = await holdScripts(page, ABOUT_SCRIPT)
  await topLink(page, 'About Us').click()
  const bar = page.getByRole('banner').getByRole('progressbar', { name: 'Loading the page' })
  const delays = await bar.evaluate((element) =>
    element.getAnimations().map(({ effect }) => effect?.getTiming().delay),
  )
  expect(delays).toEqual([400])
  await expect(bar).toBeVisible()
  await expect(heading(page, 'Find Your Next Career Opportunity')).toBeVisible()
  await release()
  await expect(heading(page, 'About Us')).toBeFocused()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
})

test('the app waits for the end of the document', async ({ page }) => {
  const body = 'document.currentScript.remove()'
  await page.route('**/arriving.js', (route) => route.fulfill({ contentType: 'text/javascript', body }))
  const arrive = await holdScripts(page, '**/arriving.js')
  await changePages(page, (html) => html.replace('<footer', '<script src="/arriving.js"></script>$&'))
  const entry = page.waitForResponse('**/assets/index-*.js')
  const requested: string[] = []
  page.on('request', (request) => void requested.push(request.url()))
  await page.goto('/about', { waitUntil: 'commit' })
  await (await entry).finished()
  await page.evaluate(async () => {
    await new Promise((resolve) =>
      new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }),
    )
    await new Promise((resolve) => requestIdleCallback(resolve))
  })
  expect(requested.filter((url) => url.includes('/assets/libraries-'))).toEqual([])
  await arrive()
  await expect(page.getByRole('contentinfo')).toHaveCount(1)
})

test.describe('a script that can’t be loaded', () => {
  // Chromium logs these for such a script.
  test.use({ expectedComplaints: [/Failed to load (resource|module script)|could not be loaded/] })

  test('loads the page as a document, even if the host answers with HTML', async ({ page }) => {
    await openHydrated(page, '/')
    await answerOnce(page, { contentType: 'text/html', body: '<!doctype html><title>Home</title>' })
    const loaded = page.waitForEvent('load')
    await topLink(page, 'About Us').click()
    await loaded
    await waitUntilHydrated(page)
    await expect(page).toHaveURL('/about')
    await expect(heading(page, 'About Us')).toBeVisible()
    await page.goBack({ waitUntil: 'commit' })
    await expect(heading(page, 'Find Your Next Career Opportunity')).toBeVisible()
  })

  test('loads the page as a document at Back to a fragment, too', async ({ page }) => {
    await openHydrated(page, '/about#values')
    await topLink(page, 'Careers').click()
    await expect(heading(page, 'Open Positions')).toBeVisible()
    await page.reload()
    await waitUntilHydrated(page)
    await answerOnce(page, { status: 404 })
    await page.goBack({ waitUntil: 'commit' })
    await expect(heading(page, 'About Us')).toBeVisible()
    await expect(page).toHaveURL('/about#values')
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
})
