import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { markedTexts } from './markedTexts'
import { openHydrated } from './openHydrated'
import { translate } from './otherPrograms'

async function expectAllMarked(page: Page, search: string): Promise<void> {
  await expect.poll(() => markedTexts(page)).toHaveLength(await said(page, search))
}

/** The headings and descriptions of the shown cards, as often as they say it. */
async function said(page: Page, search: string): Promise<number> {
  const texts = page.locator('.card:visible').locator('h3, .description')
  const whole = (await texts.allTextContents()).join('\n').toLowerCase()
  return whole.split(search).length - 1
}

test('what is searched for is marked wherever the shown cards say it', async ({ page }) => {
  await openHydrated(page, '/jobs?search=SCIENTIST')
  await expectAllMarked(page, 'scientist')
  const marked = await markedTexts(page)
  expect(marked.length).toBeGreaterThanOrEqual(4)
  expect(new Set(marked.map((text) => text.toLowerCase()))).toEqual(new Set(['scientist']))
})

test('the marks follow the search, the filter and the page, and go with it', async ({ page }) => {
  await openHydrated(page, '/jobs')
  expect(await markedTexts(page)).toEqual([])
  const box = page.getByRole('searchbox')
  await box.pressSequentially('da')
  await expectAllMarked(page, 'da')
  await box.pressSequentially('ta')
  await expectAllMarked(page, 'data')
  await page.getByRole('checkbox', { name: 'India' }).check()
  await expectAllMarked(page, 'data')
  await box.fill('er')
  await page.getByRole('checkbox', { name: 'India' }).uncheck()
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expectAllMarked(page, 'er')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect.poll(() => markedTexts(page)).toEqual([])
})

test('another page has no marks', async ({ page }) => {
  await openHydrated(page, '/jobs?search=data')
  await expectAllMarked(page, 'data')
  await page.getByRole('link', { name: 'View Details' }).first().click()
  await expect(page.getByRole('button', { name: 'Apply Now' }).first()).toBeVisible()
  expect(await markedTexts(page)).toEqual([])
})

test('a translated page is marked too', async ({ page }) => {
  await openHydrated(page, '/jobs')
  await translate(page)
  await page.getByRole('searchbox').fill('data')
  await expectAllMarked(page, 'data')
})

test('a browser without highlights shows the cards unmarked', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(CSS, 'highlights')
  })
  await openHydrated(page, '/jobs')
  await page.getByRole('searchbox').fill('scientist')
  await expect(page.getByRole('status')).toHaveText('4 positions')
})
