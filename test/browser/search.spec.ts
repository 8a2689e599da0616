import type { Page } from '@playwright/test'
import { compose } from './compose'
import { expect, test } from './fixtures'
import { markedTexts } from './markedTexts'
import { openHydrated } from './openHydrated'
import { translate } from './otherPrograms'

test('the caret stays in the middle of the text', async ({ page }) => {
  await openHydrated(page, '/jobs?search=hello')
  const box = page.getByRole('searchbox')
  await box.focus()
  await page.keyboard.press('Home')
  await page.keyboard.type('abc')
  await expect(box).toHaveValue('abchello')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('X')
  await expect(box).toHaveValue('abchXello')
  await expect(page).toHaveURL('/jobs?search=abchXello')
})

test('an input method composes Hindi and Japanese', async ({ page }) => {
  await openHydrated(page, '/jobs')
  await page.getByRole('searchbox').focus()
  await compose(page, 'न', 'नम', 'नमस्ते')
  await compose(page, 'k', 'か', '仮')
  await expect(page.getByRole('searchbox')).toHaveValue('नमस्ते仮')
  expect(new URL(page.url()).searchParams.get('search')).toBe('नमस्ते仮')
})

test('a changed filter leaves the scroll position alone', async ({ page }) => {
  await openHydrated(page, '/jobs')
  await page.getByRole('checkbox', { name: 'USA' }).focus()
  await page.evaluate(() => {
    window.scrollTo(0, 400)
  })
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/jobs?location=usa')
  expect(await page.evaluate(() => window.scrollY)).toBe(400)
})

test('Enter in the search box closes the on-screen keyboard and reloads nothing', async ({ page }) => {
  await openHydrated(page, '/jobs')
  await page.getByRole('searchbox').fill('data')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('searchbox')).not.toBeFocused()
  await expect(page).toHaveURL('/jobs?search=data')
})

test('right-to-left text starts at the right', async ({ page }) => {
  await openHydrated(page, '/jobs')
  await page.getByRole('searchbox').fill('مهندس')
  await expect(page).toHaveURL(`/jobs?search=${encodeURIComponent('مهندس')}`)
  await expect(page.getByRole('searchbox')).toHaveCSS('direction', 'rtl')
  await page.getByRole('searchbox').fill('data')
  await expect(page.getByRole('searchbox')).toHaveCSS('direction', 'ltr')
})

/** The number of occurrences in the headings and descriptions of the shown cards. */
async function countOccurrences(page: Page, search: string): Promise<number> {
  const texts = page.locator('.cards > li:visible').locator('h3, .description')
  const all = (await texts.allTextContents()).join('\n').toLowerCase()
  return all.split(search).length - 1
}

async function expectAllMarked(page: Page, search: string): Promise<void> {
  await expect
    .poll(async () => {
      const marked = await markedTexts(page)
      return marked.length > 0 && marked.length === (await countOccurrences(page, search))
    })
    .toBe(true)
  const texts = (await markedTexts(page)).map((text) => text.toLowerCase())
  expect(new Set(texts)).toEqual(new Set([search]))
}

test('the search is marked in the shown cards, after every change and on translated pages, and on no other page', async ({
  page,
}) => {
  await openHydrated(page, '/jobs?search=SCIENTIST')
  await expectAllMarked(page, 'scientist')
  const box = page.getByRole('searchbox')
  await box.fill('da')
  await expectAllMarked(page, 'da')
  await box.fill('data')
  await expectAllMarked(page, 'data')
  await page.getByRole('checkbox', { name: 'India' }).check()
  await expectAllMarked(page, 'data')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect.poll(() => markedTexts(page)).toEqual([])
  await box.fill('er')
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expectAllMarked(page, 'er')
  await translate(page)
  await box.fill('data')
  await expectAllMarked(page, 'data')
  await page
    .getByRole('link', { name: /View Details/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /Apply Now/ })).toBeVisible()
  expect(await markedTexts(page)).toEqual([])
})
