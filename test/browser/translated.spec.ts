import type { Locator } from '@playwright/test'
import { PAGE_ADDRESSES } from '../support/pageAddresses'
import { expect, test } from './fixtures'
import { holdScripts } from './holdScripts'
import { matchCount, openHydrated, waitUntilHydrated } from './openHydrated'
import { translate, TRANSLATED } from './otherPrograms'

const originalText = async (locator: Locator) => (await locator.innerText()).replaceAll(TRANSLATED, '')

test.describe('translated before hydration', () => {
  // React renders the changed parts again.
  test.use({ expectedComplaints: [/Minified React error #418/] })

  test('every page says the same as untranslated', async ({ page }) => {
    // innerText adds line breaks around the translator's elements.
    const text = async () => (await originalText(page.locator('body'))).replace(/\s/g, '')
    for (const address of PAGE_ADDRESSES) {
      await openHydrated(page, address)
      const untranslated = await text()
      const release = await holdScripts(page)
      await page.reload({ waitUntil: 'commit' })
      await translate(page)
      release()
      await waitUntilHydrated(page)
      await expect.poll(text).toBe(untranslated)
    }
  })
})

test('a translated list is searched, filtered, paged and cleared', async ({ page }) => {
  await openHydrated(page, '/jobs')
  await translate(page)
  const box = page.getByRole('searchbox')
  const foundCounts = page.getByRole('group', { name: /Filter by Location/ }).locator('.count')
  const expectList = async (count: string, counts: string, shown: number) => {
    await expect.poll(() => originalText(matchCount(page))).toBe(count)
    await expect
      .poll(async () => (await foundCounts.allTextContents()).join(' ').replaceAll(TRANSLATED, ''))
      .toBe(counts)
    await expect(page.getByRole('link', { name: /View Details/ })).toHaveCount(shown)
  }
  await box.pressSequentially('data')
  await expectList('7 positions', '3 2 2', 7)
  for (let letter = 0; letter < 4; letter += 1) await box.press('Backspace')
  await page.getByRole('link', { name: /Page 2/ }).click()
  await expectList('22 positions, page 2 of 2', '10 6 6', 10)
  await page.getByRole('button', { name: /Previous/ }).click()
  await page.getByRole('checkbox', { name: /India/ }).check()
  await expectList('6 positions', '10 6 6', 6)
  await box.fill('zzz')
  await expect(page.getByRole('alert')).toContainText('selected locations (India).')
  await page.getByRole('button', { name: /Clear filters/ }).click()
  await expectList('22 positions', '10 6 6', 12)
})
