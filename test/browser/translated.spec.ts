import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { openHydrated } from './openHydrated'
import { translate, TRANSLATED } from './otherPrograms'

/** With or without the mark of what was translated. */
const inAnyLanguage = (text: string) => new RegExp(`^${TRANSLATED}?${text.replaceAll(/[().]/g, '\\$&')}$`)

const status = (page: Page) => page.getByRole('status')
const cards = (page: Page) => page.getByRole('link', { name: /View Details/ })

async function expectList(page: Page, count: string, shown: number): Promise<void> {
  await expect(status(page)).toHaveText(inAnyLanguage(count))
  await expect(cards(page)).toHaveCount(shown)
  await expect(page.getByRole('heading', { level: 1, name: /Open Positions/ })).toBeVisible()
}

test('a translated list is searched, filtered, paged and cleared', async ({ page }) => {
  await openHydrated(page, '/jobs')
  await translate(page)
  const box = page.getByRole('searchbox')
  for (const letter of 'er') await box.press(letter)
  await expectList(page, '22 positions', 12)
  await box.fill('')
  for (const letter of 'data') await box.press(letter)
  await expectList(page, '7 positions', 7)
  for (let letter = 0; letter < 4; letter += 1) await box.press('Backspace')
  await expectList(page, '22 positions', 12)
  await page.getByRole('link', { name: /Page 2/ }).click()
  await expectList(page, '22 positions, page 2 of 2', 10)
  await page.getByRole('button', { name: /Previous/ }).click()
  await expectList(page, '22 positions', 12)
  await page.getByRole('link', { name: /Page 2/ }).click()
  await page.getByRole('checkbox', { name: /India/ }).check()
  await expectList(page, '6 positions', 6)
  await page.goBack()
  await expectList(page, '22 positions, page 2 of 2', 10)
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

test('the counts beside the locations follow the search, translated or not', async ({ page }) => {
  await openHydrated(page, '/jobs')
  const counts = page.getByRole('group', { name: /Filter by Location/ }).locator('.count')
  await expect(counts).toHaveText(['10', '6', '6'])
  await page.getByRole('searchbox').fill('data')
  await expect(counts).toHaveText(['3', '2', '2'].map(inAnyLanguage))
  await translate(page)
  await page.getByRole('checkbox', { name: /Canada/ }).check()
  await expect(counts).toHaveText(['3', '2', '2'].map(inAnyLanguage))
  await page.getByRole('searchbox').fill('scientist')
  await expect(counts.first()).toHaveText(inAnyLanguage('1'))
  await expect(page.getByRole('region', { name: /Where we’re hiring/ })).toContainText('10 positions')
})
