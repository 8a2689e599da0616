import type { Page } from '@playwright/test'
import { typeMessage } from './fillForms'
import { expect, test } from './fixtures'
import { changePages, holdScripts } from './page'
import { expectedList, recordFrames, shownList } from './shownList'

const cards = (page: Page) => page.getByRole('link', { name: 'View Details' })

test('a bookmark’s cards are in the first frame with cards, and no frame has others', async ({ page }) => {
  await recordFrames(page)
  const release = await holdScripts(page)
  await page.goto('/jobs?search=architect&location=usa', { waitUntil: 'commit' })
  await expect(cards(page)).toHaveCount(1)
  expect(await shownList(page)).toEqual(expectedList({ search: 'architect', locations: ['usa'] }))
  await release()
  await expect(page.locator('html')).toHaveAttribute('data-seen', 'Cloud Architect')
})

/** The line that offers a reload. */
const line = (page: Page) =>
  page.getByRole('link', { name: 'Some of this page is still asleep. Reload this page' })

test.describe('where a script can’t be loaded', () => {
  test.use({ expectedComplaints: [/Failed to load resource|ERR_FAILED|SyntaxError/] })

  for (const [script, body] of [['app'], ['index'], ['index', "'cut off"], ['catalog', '// empty']])
    test(`${script} is ${body ?? 'missing'}: each page offers a reload, list and links work`, async ({
      page,
    }) => {
      await page.route(`**/${script}-*.js`, (route) =>
        body === undefined ? route.abort() : route.fulfill({ body, contentType: 'text/javascript' }),
      )
      await page.setViewportSize({ width: 390, height: 844 })
      // The host answers /JOBS and /ABOUT with its 404 page.
      for (const address of ['/', '/jobs/7', '/JOBS', '/ABOUT?x=1', '/contact', '/jobs?search=data']) {
        await page.goto(address)
        await expect(page.locator('html')).toHaveAttribute('data-stage', /failed$/)
        // Fails where something covers it.
        await line(page).click({ trial: true })
        expect((await line(page).boundingBox())?.height).toBeGreaterThanOrEqual(44)
      }
      await page.getByRole('searchbox').fill('java')
      await expect.poll(() => shownList(page)).toEqual(expectedList({ search: 'java' }))
      await expect(page.getByRole('alert').filter({ has: line(page) })).toBeVisible()
      await page.getByRole('banner').getByRole('link').first().click()
      await expect(page).toHaveURL('/')
    })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('the list has every position, and each page says what does not work', async ({ page, titleAt }) => {
    // Chromium's parser ignores <noscript> where only the driver has disabled scripts.
    await changePages(page, (html) => html.replace(/<\/?noscript>/g, ''))
    await page.goto('/jobs')
    await expect(cards(page)).toHaveCount(22)
    await expect(page.getByText('Searching and filtering need JavaScript.')).toBeInViewport()
    await expect(page.getByRole('searchbox')).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Pages' })).toBeHidden()
    await page.setViewportSize({ width: 1280, height: 800 })
    const { width = 0 } = (await page.getByRole('region', { name: 'Results' }).boundingBox()) ?? {}
    expect(width).toBeGreaterThan(1000)
    await cards(page).last().click()
    await expect(page.getByRole('heading', { level: 1, name: titleAt('24') })).toBeVisible()
    await expect(page.getByText('Applying is dead without JavaScript.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Apply Now' })).toBeHidden()

    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
    await expect(page.getByText('This form is dead without JavaScript.')).toBeVisible()
    await typeMessage(page)
    await page.getByLabel('Your Email').press('Enter')
    await expect(page).toHaveURL('/contact')
    await expect(page.getByLabel('Your Name')).toHaveValue('Ada')
  })
})
