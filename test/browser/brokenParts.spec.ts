import { expect, test } from './fixtures'
import { openHydrated } from './openHydrated'

const INJECTED = 'broken for the test'

/** The dates of the list need it, and nothing around the page does. */
function breakDates(message: string): void {
  Object.assign(Date.prototype, {
    setFullYear() {
      throw new Error(message)
    },
  })
}

// React reports what a boundary caught.
test.use({ expectedComplaints: [new RegExp(INJECTED)] })

test('an error inside a page shows the error page between header and footer, and another page recovers', async ({
  page,
}) => {
  await openHydrated(page, '/contact')
  await page.getByLabel('Your Message').fill('Hello')
  await page.evaluate(breakDates, INJECTED)
  const top = page.getByRole('banner')
  await top.getByRole('link', { name: 'Careers' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeFocused()
  await expect(page.getByRole('main').getByRole('link')).toHaveText([
    'Reload this page',
    'Go to the home page',
  ])
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page).toHaveURL('/jobs')

  await top.getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeFocused()
  await expect(page.getByLabel('Your Message')).toHaveValue('Hello')
})

for (const way of ['Reload this page', 'Go to the home page']) {
  test(`“${way}” asks before what was typed is lost`, async ({ page }) => {
    await openHydrated(page, '/contact')
    await page.getByLabel('Your Message').pressSequentially('Hello')
    await page.evaluate(breakDates, INJECTED)
    await page.getByRole('banner').getByRole('link', { name: 'Careers' }).click()
    const asked = new Promise<string>((resolve) => {
      page.once('dialog', (question) => {
        void question.dismiss().then(() => resolve(question.type()))
      })
    })
    await page.getByRole('link', { name: way }).click({ noWaitAfter: true })
    expect(await asked).toBe('beforeunload')
    await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
    await expect(page.getByLabel('Your Message')).toHaveValue('Hello')
  })
}

test('an error while a page hydrates shows the error page, and reloading it helps', async ({ page }) => {
  await page.addInitScript((message) => {
    if (sessionStorage.getItem('broken') === 'once') return
    sessionStorage.setItem('broken', 'once')
    Object.assign(Date.prototype, {
      // The dates of the list need it, and nothing around the page does.
      setFullYear() {
        throw new Error(message)
      },
    })
  }, INJECTED)
  await openHydrated(page, '/jobs?search=data#top')
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await page.getByRole('link', { name: 'Reload this page' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('data')
})

test('a footer that fails takes nothing else along', async ({ page }) => {
  await page.addInitScript((message) => {
    Object.assign(Date.prototype, {
      getFullYear() {
        throw new Error(message)
      },
    })
  }, INJECTED)
  await openHydrated(page, '/jobs')
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await page.getByRole('searchbox').fill('data')
  await expect(page).toHaveURL('/jobs?search=data')
  await expect(page.getByRole('banner')).toBeVisible()
})
