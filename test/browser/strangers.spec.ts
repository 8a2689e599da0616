import type { Locator } from '@playwright/test'
import { sendMessage } from './fillForms'
import { expect, test } from './fixtures'
import { holdScripts } from './holdScripts'
import { waitUntilHydrated, openHydrated } from './openHydrated'
import { PAGE_ADDRESSES } from '../support/pageAddresses'
import { fillInLikePasswordManager, scatterNodes, translate, TRANSLATED } from './otherPrograms'

/** A page that other programs change before it hydrates: React draws it anew, and the visitor must not notice. */
const changes = { 'a password manager': fillInLikePasswordManager, 'a translator': translate }

for (const [program, change] of Object.entries(changes)) {
  test.describe(`${program} at work before the script comes`, () => {
    test('leaves what is typed into a form, the focus and the caret', async ({ page }) => {
      const release = await holdScripts(page)
      await page.goto('/contact', { waitUntil: 'commit' })
      await page.getByLabel('Your Name').fill('Ada')
      await page.getByLabel('Your Email').fill('ada@mail.example')
      await change(page)
      await scatterNodes(page)
      const message = page.locator('textarea')
      await message.fill('Hello world')
      await message.press('Home')
      release()
      await waitUntilHydrated(page)
      await expect(message).toBeFocused()
      await page.keyboard.type('Oh, ')
      await expect(message).toHaveValue('Oh, Hello world')
      await expect(page.getByLabel('Your Name')).toHaveValue('Ada')
      await expect(page.getByLabel('Your Email')).toHaveValue('ada@mail.example')

      await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
      await page.goBack()
      await expect(page.getByLabel('Your Name')).toHaveValue('Ada')
      await expect(message).not.toBeFocused()
    })
  })
}

test('a password manager at work before the script comes leaves what is searched and ticked', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/jobs?location=india', { waitUntil: 'commit' })
  await page.getByRole('searchbox').fill('data')
  await fillInLikePasswordManager(page)
  await scatterNodes(page)
  await page.getByRole('checkbox', { name: 'USA' }).check()
  release()
  await waitUntilHydrated(page)
  await expect(page).toHaveURL('/jobs?search=data&location=usa&location=india')
  await expect(page.getByRole('searchbox')).toHaveValue('data')
  await expect(page.getByRole('checkbox', { name: 'USA' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'USA' })).toBeFocused()
  await expect(page.getByRole('checkbox', { name: 'India' })).toBeChecked()
})

test('a form that was sent is empty when it comes back, whatever was typed before the script came', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  await page.getByLabel('Your Name').fill('Ada')
  release()
  await waitUntilHydrated(page)
  await page.getByLabel('Your Name').fill('')
  const top = page.getByRole('banner')
  await top.getByRole('link', { name: 'About Us' }).click()
  await top.getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByLabel('Your Name')).toHaveValue('')
})

for (const address of PAGE_ADDRESSES) {
  test(`${address} translated before it hydrates says the same as without`, async ({ page }) => {
    // A flex item's `<font>` counts as a line of its own.
    const text = async () => (await page.locator('body').innerText()).replace(/\s/g, '')
    await openHydrated(page, address)
    const untranslated = await text()
    const release = await holdScripts(page)
    await page.reload({ waitUntil: 'commit' })
    await translate(page)
    release()
    await waitUntilHydrated(page)
    await expect.poll(async () => (await text()).replaceAll(TRANSLATED, '')).toBe(untranslated)
  })
}

test.describe('a page that is not what the site makes of it, though no other program touched it', () => {
  test.use({ expectedComplaints: [/#418/] })

  // A bookmark's own texts are written before it hydrates, by the site itself.
  for (const address of ['/jobs', '/jobs?search=data&location=usa', '/jobs?search=nothing+matches+this']) {
    test(`is reported: ${address}`, async ({ page }) => {
      await page.route(/\/jobs(\?|$)/, async (route) => {
        const answer = await route.fetch()
        await route.fulfill({
          response: answer,
          body: (await answer.text()).replace('>Open Positions</h1>', '>open positions</h1>'),
        })
      })
      const reported = page.waitForEvent('pageerror', ({ message }) => message.includes('#418'))
      await openHydrated(page, address)
      await reported
      await expect(page.getByRole('heading', { level: 1, name: 'Open Positions', exact: true })).toBeVisible()
    })
  }
})

const originalText = async (locator: Locator) => (await locator.innerText()).replaceAll(TRANSLATED, '')

test.describe('translated once it is hydrated', () => {
  test('a tip says what it is at, over one control and the next', async ({ page }) => {
    await openHydrated(page, '/about')
    await translate(page)
    for (const name of ['Light', 'Dark', 'System', 'Light']) {
      await page.getByRole('banner').getByRole('button', { name }).hover()
      await expect.poll(() => originalText(page.getByRole('tooltip'))).toBe(name)
    }
  })

  test('the drawer, a form, its notices and another page come and go', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openHydrated(page, '/jobs/1')
    await translate(page)
    await page.getByRole('button', { name: 'Apply Now' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    for (let times = 0; times < 2; times += 1) {
      await page.getByRole('button', { name: 'Toggle Menu' }).click()
      await page.getByRole('dialog').getByRole('link', { name: 'Contact' }).click()
      await sendMessage(page)
      const notice = page.getByRole('status').filter({ hasText: 'Message sent!' })
      await expect(notice.last()).toContainText('get back to you as soon as possible.')
    }
    await expect(page.getByText('Message sent!')).toHaveCount(0)
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Apply Now' })).toBeVisible()
  })

  test('the footer’s year follows the visitor’s clock', async ({ page }) => {
    await page.clock.setFixedTime('2031-05-05')
    const release = await holdScripts(page)
    await page.goto('/about', { waitUntil: 'commit' })
    await translate(page)
    release()
    await waitUntilHydrated(page)
    await expect.poll(() => originalText(page.getByRole('contentinfo'))).toContain('© 2031 ')
  })
})
