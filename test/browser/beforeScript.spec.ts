import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { holdScripts } from './holdScripts'
import { markedTexts } from './markedTexts'
import { waitUntilHydrated } from './openHydrated'

const cards = (page: Page) => page.getByRole('link', { name: 'View Details' })

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme })

    test('a bookmark paints the right cards in the first frame that has any', async ({ page }) => {
      await page.addInitScript(() => {
        const seen = new Set<number>()
        const look = () => {
          requestAnimationFrame(look)
          const shown = [...document.querySelectorAll('main .card h3')].filter((title) =>
            title.checkVisibility({ visibilityProperty: true }),
          )
          seen.add(shown.length)
          document.documentElement.dataset['seen'] = [...seen].filter((count) => count > 0).join(' ')
        }
        requestAnimationFrame(look)
      })
      const release = await holdScripts(page)
      await page.goto('/jobs?search=cloud+architect', { waitUntil: 'commit' })
      await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', colorScheme)
      await expect(cards(page)).toHaveCount(1)
      await expect(page.getByRole('searchbox')).toHaveValue('cloud architect')
      await expect(page.getByRole('status')).toHaveText('1 position')
      await expect(page).toHaveTitle('cloud architect (1) – Open Positions – Larkfield')
      await expect(page.getByRole('navigation', { name: 'Pages' })).toBeHidden()
      await expect(page.getByRole('link', { name: 'Page 1' })).toBeHidden()
      release()
      await waitUntilHydrated(page)
      await expect.poll(() => markedTexts(page)).toContain('Cloud Architect')
      await expect(page.locator('html')).toHaveAttribute('data-seen', '1')
    })
  })
}

test('a link pressed before hydration leads on', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/jobs', { waitUntil: 'commit' })
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click({ noWaitAfter: true })
  release()
  await expect(page).toHaveURL('/about')
  await waitUntilHydrated(page)
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
})

/** The list's own script taken out of its file, as some proxy might. */
async function withoutEarlyScript(page: Page): Promise<void> {
  await page.route(/\/jobs(\?|$)/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/<script>(?:(?!<\/script>).)*<\/script><\/body>/s, '</body>')
    await route.fulfill({ response, body })
  })
}

test.describe('where the script can’t be had', () => {
  test.use({ expectedComplaints: [/Failed to load resource|ERR_FAILED/] })

  test('the list is searched all the same', async ({ page }) => {
    await page.route('**/hydratePage*.js', (route) => route.abort())
    await page.goto('/jobs?search=cloud+architect')
    await expect(cards(page)).toHaveCount(1)
    await expect(page.getByText('could not be shown')).toBeHidden()
    await page.getByRole('searchbox').fill('data')
    await expect(page.getByRole('status')).toHaveText('7 positions')
  })

  test('a line with a way to reload stands in place of the cards, where the list’s own script fails too', async ({
    page,
  }) => {
    await withoutEarlyScript(page)
    await page.route('**/hydratePage*.js', (route) => route.abort())
    await page.goto('/jobs?search=cloud+architect')
    await expect(page.getByText('The positions you asked for could not be shown yet.')).toBeVisible()
    await expect(cards(page)).toHaveCount(0)
    await page.unroute('**/hydratePage*.js')
    await page.getByRole('link', { name: 'Reload this page' }).click()
    await waitUntilHydrated(page)
    await expect(page).toHaveURL('/jobs?search=cloud+architect')
    await expect(cards(page)).toHaveCount(1)
  })
})

test('the line comes by itself after 8 s', async ({ page }) => {
  await withoutEarlyScript(page)
  await holdScripts(page)
  await page.goto('/jobs?search=x', { waitUntil: 'commit' })
  const line = page.getByText('The positions you asked for could not be shown yet.')
  await line.waitFor({ state: 'attached' })
  const [delay] = await line.evaluate((element) =>
    element.getAnimations().map(({ effect }) => effect?.getTiming().delay),
  )
  expect(delay).toBe(8000)
  await expect(line).toBeHidden()
  await line.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish()
  })
  await expect(line).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('the list has every position, and says what is missing', async ({ page }) => {
    // Switched off by the driver, script still counts as on for the parser: it would not read a <noscript>.
    await page.route(/^[^.]*$/, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace(/<\/?noscript>/g, '') })
    })
    await page.goto('/jobs')
    await expect(cards(page)).toHaveCount(22)
    await expect(page.getByText('Searching and filtering need JavaScript.')).toBeVisible()
    await expect(page.getByRole('searchbox')).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Pages' })).toBeHidden()
    await page.setViewportSize({ width: 1280, height: 800 })
    const { width = 0 } = (await page.getByRole('region', { name: 'Results' }).boundingBox()) ?? {}
    expect(width).toBeGreaterThan(1000)
    await cards(page).last().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Senior Management Consultant' })).toBeVisible()
    await expect(page.getByText('Applying is dead without JavaScript.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Apply Now' })).toBeHidden()
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
    await expect(page.getByText('This form is dead without JavaScript.')).toBeVisible()
  })
})
