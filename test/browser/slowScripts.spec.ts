import { expect, test } from './fixtures'
import { changePages, heading, holdScripts, openHydrated, topLink, waitUntilHydrated } from './page'

const LIST_SCRIPT = '**/assets/JobsListPage-*.js'

test('while a script is loading the last page stays, with a bar after 400 ms', async ({ page }) => {
  await openHydrated(page, '/')
  const release = await holdScripts(page, '**/assets/AboutPage-*.js')
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
  expect(requested.filter((url) => url.includes('hydratePage'))).toEqual([])
  await arrive()
  await expect(page.getByRole('contentinfo')).toHaveCount(1)
})

test.describe('a script that can’t be loaded', () => {
  // Chromium logs these for such a script.
  test.use({ expectedComplaints: [/Failed to load (resource|module script)|could not be loaded/] })

  test('loads the page as a document, even if the host answers with HTML', async ({ page }) => {
    await openHydrated(page, '/')
    await page.route(LIST_SCRIPT, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Home</title>' }),
    )
    // The document that is loaded next has scripts that can be loaded, as after a deploy.
    await page.route('**/jobs?*', async (route) => {
      await page.unroute(LIST_SCRIPT)
      await route.continue()
    })
    const loaded = page.waitForEvent('load')
    await page.getByRole('link', { name: 'Canada 6 positions' }).click()
    await loaded
    await waitUntilHydrated(page)
    await expect(page).toHaveURL('/jobs?location=canada')
    await expect(page.getByText('6 positions', { exact: true }).first()).toBeVisible()
    await page.goBack({ waitUntil: 'commit' })
    await expect(heading(page, 'Find Your Next Career Opportunity')).toBeVisible()
  })

  test('loads the page as a document at Back to a fragment, too', async ({ page }) => {
    await openHydrated(page, '/about#values')
    await topLink(page, 'Careers').click()
    await expect(heading(page, 'Open Positions')).toBeVisible()
    await page.reload()
    await waitUntilHydrated(page)
    const script = '**/assets/AboutPage-*.js'
    await page.route(script, (route) => route.fulfill({ status: 404 }))
    await page.route('**/about', async (route) => {
      await page.unroute(script)
      await route.continue()
    })
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
