import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { holdScripts } from './holdScripts'
import { markedTexts } from './markedTexts'
import { matchCount, waitUntilHydrated } from './openHydrated'
import { recordFrames } from './shownList'

const cards = (page: Page) => page.getByRole('link', { name: 'View Details' })

/** Removes the early script from the list's file, as a proxy might. */
async function removeEarlyScript(page: Page): Promise<void> {
  await page.route(/\/jobs(\?|$)/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/<script>(?:(?!<\/script>).)*<\/script><\/body>/s, '</body>')
    await route.fulfill({ response, body })
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme })

    test('the first frame with cards shows what the bookmark asks for, and no later one shows anything else', async ({
      page,
    }) => {
      await recordFrames(page)
      const release = await holdScripts(page)
      await page.goto('/jobs?search=architect&location=usa', { waitUntil: 'commit' })
      await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', colorScheme)
      await expect(cards(page)).toHaveCount(1)
      await expect(page.getByRole('searchbox')).toHaveValue('architect')
      await expect(page.getByRole('checkbox', { name: 'USA' })).toBeChecked()
      await expect(page.getByRole('checkbox', { name: 'India' })).not.toBeChecked()
      await expect(matchCount(page)).toHaveText('1 position')
      await expect(page).toHaveTitle('architect, USA (1) – Open Positions – Larkfield')
      await expect(page.getByRole('navigation', { name: 'Pages' })).toBeHidden()
      release()
      await waitUntilHydrated(page)
      await expect.poll(() => markedTexts(page)).toContain('Architect')
      await expect(page.locator('html')).toHaveAttribute('data-seen', 'Cloud Architect')
    })
  })
}

test.describe('where a script can’t be loaded', () => {
  test.use({ expectedComplaints: [/Failed to load resource|ERR_FAILED/] })

  test.beforeEach(async ({ page }) => {
    await page.route('**/hydratePage*.js', (route) => route.abort())
  })

  test('a bookmark shows its cards, and their links work', async ({ page }) => {
    await page.goto('/jobs?search=cloud+architect')
    await expect(cards(page)).toHaveCount(1)
    await expect(page.getByText('could not be shown')).toBeHidden()
    await cards(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Senior Management Consultant' })).toBeVisible()
  })

  test('and the early script fails too, a line offers a reload in place of the cards', async ({ page }) => {
    await removeEarlyScript(page)
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

test('where the script does not arrive, the line appears after 8 s', async ({ page }) => {
  await removeEarlyScript(page)
  await holdScripts(page)
  await page.goto('/jobs?search=x', { waitUntil: 'domcontentloaded' })
  const line = page.getByText('The positions you asked for could not be shown yet.')
  await expect(line).toBeHidden()
  const delays = await line.evaluate((element) =>
    element.getAnimations().map((animation) => {
      animation.finish()
      return animation.effect?.getTiming().delay
    }),
  )
  expect(delays).toEqual([8000])
  await expect(line).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('the list has every position, and each page says what does not work', async ({ page }) => {
    // Chromium's parser ignores <noscript> where only the driver has disabled scripts.
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
    await page.getByLabel('Your Name').fill('Ada')
    await page.getByLabel('Your Message').fill('Hello')
    await page.getByLabel('Your Email').fill('ada@mail.example')
    await page.getByLabel('Your Email').press('Enter')
    await expect(page).toHaveURL('/contact')
    await expect(page.getByLabel('Your Name')).toHaveValue('Ada')
  })
})

test('years after the build, the footer shows the year of the visitor’s clock', async ({ page }) => {
  await page.clock.setFixedTime('2031-01-01T12:00:00')
  await page.goto('/jobs')
  await waitUntilHydrated(page)
  await expect(page.getByRole('contentinfo').getByText('©')).toContainText('© 2031')
  await expect(matchCount(page)).toHaveText('22 positions')
})
