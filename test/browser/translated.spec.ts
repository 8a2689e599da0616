import type { Locator, Page } from '@playwright/test'
import { PAGE_ADDRESSES } from '../support/pageAddresses'
import { sendMessage } from './fillForms'
import { expect, test } from './fixtures'
import { holdScripts } from './holdScripts'
import { matchCount, openHydrated, waitUntilHydrated } from './openHydrated'
import { translate, TRANSLATED } from './otherPrograms'

const originalText = async (locator: Locator) => (await locator.innerText()).replaceAll(TRANSLATED, '')

/** Matches the text, translated or not. */
const inAnyLanguage = (text: string) => new RegExp(`^${TRANSLATED}?${text.replaceAll(/[().]/g, '\\$&')}$`)

test.describe('translated before hydration', () => {
  // React renders the changed parts again.
  test.use({ expectedComplaints: [/Minified React error #418/] })

  for (const address of PAGE_ADDRESSES) {
    test(`${address} says the same as untranslated`, async ({ page }) => {
      // innerText adds line breaks around the translator's elements.
      const text = async () => (await originalText(page.locator('body'))).replace(/\s/g, '')
      await openHydrated(page, address)
      const untranslated = await text()
      const release = await holdScripts(page)
      await page.reload({ waitUntil: 'commit' })
      await translate(page)
      release()
      await waitUntilHydrated(page)
      await expect.poll(text).toBe(untranslated)
    })
  }

  test('the footer shows the year of the visitor’s clock', async ({ page }) => {
    await page.clock.setFixedTime('2031-05-05')
    const release = await holdScripts(page)
    await page.goto('/about', { waitUntil: 'commit' })
    await translate(page)
    release()
    await waitUntilHydrated(page)
    await expect.poll(() => originalText(page.getByRole('contentinfo'))).toContain('© 2031 ')
  })
})

async function expectList(page: Page, count: string, shown: number): Promise<void> {
  await expect(matchCount(page)).toHaveText(inAnyLanguage(count))
  await expect(page.getByRole('link', { name: /View Details/ })).toHaveCount(shown)
  await expect(page.getByRole('heading', { level: 1, name: /Open Positions/ })).toBeVisible()
}

test('a translated list is searched, filtered, paged and cleared', async ({ page }) => {
  await openHydrated(page, '/jobs')
  await translate(page)
  const box = page.getByRole('searchbox')
  const counts = page.getByRole('group', { name: /Filter by Location/ }).locator('.count')
  await expect(counts).toHaveText(['10', '6', '6'].map(inAnyLanguage))
  await box.pressSequentially('data')
  await expectList(page, '7 positions', 7)
  await expect(counts).toHaveText(['3', '2', '2'].map(inAnyLanguage))
  for (let letter = 0; letter < 4; letter += 1) await box.press('Backspace')
  await expectList(page, '22 positions', 12)
  await page.getByRole('link', { name: /Page 2/ }).click()
  await expectList(page, '22 positions, page 2 of 2', 10)
  await page.getByRole('button', { name: /Previous/ }).click()
  await expectList(page, '22 positions', 12)
  await page.getByRole('checkbox', { name: /India/ }).check()
  await expectList(page, '6 positions', 6)
  await page.goBack()
  await expectList(page, '22 positions', 12)
  await box.fill('zzz')
  await expect(page.getByRole('alert')).toContainText('selected location.')
  await page.getByRole('checkbox', { name: /USA/ }).check()
  await expect(page.getByRole('alert')).toContainText('selected locations (USA).')
  await page.getByRole('button', { name: /Clear filters/ }).click()
  await expectList(page, '22 positions', 12)
  await box.fill('scientist')
  await expectList(page, '4 positions', 4)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Careers/ })
    .click()
  await expectList(page, '22 positions', 12)
})

test('on a translated page, a tooltip names the control that it belongs to', async ({ page }) => {
  await openHydrated(page, '/about')
  await translate(page)
  for (const name of ['Light', 'Dark', 'System', 'Light']) {
    await page.getByRole('banner').getByRole('button', { name }).hover()
    await expect.poll(() => originalText(page.getByRole('tooltip'))).toBe(name)
  }
})

test('on a translated page, the drawer, the forms, notices and pages open and close', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, '/jobs/1')
  await translate(page)
  await page.getByRole('button', { name: /Apply Now/ }).click()
  await page.getByRole('button', { name: /Cancel/ }).click()
  for (let times = 0; times < 2; times += 1) {
    await page.getByRole('button', { name: 'Toggle Menu' }).click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /Contact/ })
      .click()
    await sendMessage(page)
    const notice = page.getByRole('status').filter({ hasText: 'Message sent!' })
    await expect(notice.last()).toContainText('get back to you as soon as possible.')
  }
  await expect(page.getByText('Message sent!')).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('button', { name: /Apply Now/ })).toBeVisible()
})
