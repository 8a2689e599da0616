import type { Page } from '@playwright/test'
import { compose } from './compose'
import { expect, test } from './fixtures'
import { translate } from './otherPrograms'
import { openHydrated } from './page'

test('the search box aligns text by its script, and Enter leaves everything as it is', async ({ page }) => {
  await openHydrated(page, '/jobs')
  const box = page.getByRole('searchbox')
  await box.fill('مهندس')
  await expect(page).toHaveURL(`/jobs?search=${encodeURIComponent('مهندس')}`)
  await expect(box).toHaveCSS('direction', 'rtl')
  await box.fill('data')
  await expect(box).toHaveCSS('direction', 'ltr')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  await page.keyboard.type('x')
  await expect(page).toHaveURL('/jobs?search=data+x')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test.describe('by finger', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true })

  test('Enter puts the on-screen keyboard away, but not that of an input method', async ({ page }) => {
    await openHydrated(page, '/jobs')
    const box = page.getByRole('searchbox')
    for (const name of ['autocapitalize', 'autocorrect']) await expect(box).toHaveAttribute(name, 'off')
    await box.tap()
    await compose(page, 'k', 'か')
    await box.dispatchEvent('keydown', { key: 'Enter', isComposing: true })
    await expect(box).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(box).not.toBeFocused()
    await expect(page).toHaveURL(`/jobs?search=${encodeURIComponent('か')}`)
  })
})

/** The texts that are marked in the cards, in the document's order (src/pages/jobsList/MatchMarks.ts). */
function markedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...(CSS.highlights.get('search') ?? [])].map(
      ({ startContainer, startOffset, endOffset }) =>
        startContainer.nodeValue?.slice(startOffset, endOffset) ?? '',
    ),
  )
}

/** In the headings and descriptions of the shown cards. */
async function expectAllMarked(page: Page, search: string): Promise<void> {
  const texts = page.locator('.cards > li:visible').locator('h3, [data-job=description]')
  await expect(async () => {
    const all = (await texts.allTextContents()).join('\n').toLowerCase()
    const marked = (await markedTexts(page)).map((text) => text.toLowerCase())
    expect(marked).not.toEqual([])
    expect(marked).toEqual(Array(all.split(search).length - 1).fill(search))
  }).toPass({ timeout: 15_000 })
}

test('a Korean word finds its position at each key', async ({ page }) => {
  await openHydrated(page, '/jobs')
  const box = page.getByRole('searchbox')
  const input = await page.context().newCDPSession(page)
  await box.focus()
  let entered = ''
  // The composition after each key of a syllable. The first key of the next syllable commits it.
  for (const shown of ['ㅂ배백', 'ㅇ에엔', 'ㄷ드']) {
    for (const text of shown) {
      await input.send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 })
      // At least one.
      await expect(page).toHaveTitle(RegExp(`^${entered + text} \\([1-9]`))
    }
    entered += shown.slice(-1)
    await input.send('Input.insertText', { text: entered.slice(-1) })
  }
  await expect(box).toHaveValue('백엔드')
})

test('the search is marked in the shown cards after every change, and nowhere else', async ({ page }) => {
  await openHydrated(page, '/jobs?search=SCIENTIST')
  await expectAllMarked(page, 'scientist')
  const box = page.getByRole('searchbox')
  await box.fill('da')
  await expectAllMarked(page, 'da')
  await box.fill(' data ')
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
  await page.getByRole('link', { name: 'View Details' }).first().click()
  await expect(page.getByRole('button', { name: /Apply Now/ })).toBeVisible()
  expect(await markedTexts(page)).toEqual([])
})

test('a card says so if its only matches are in hidden text, at any width', async ({ page }) => {
  const isCutOff = page.locator('li.more')
  await openHydrated(page, '/jobs?search=cloud+architect')
  const description = page.locator('li:not([hidden]) [data-job=description]')
  // The last words of the third line are in the fourth of a narrower card.
  const words = await description.evaluate((element) => {
    const text = element.firstChild
    const range = new Range()
    const { bottom } = element.getBoundingClientRect()
    const all = [...(text?.textContent ?? '').matchAll(/\S+ \S+/g)]
    const visible = all.filter(({ index, 0: { length } }) => {
      if (!text) return false
      range.setStart(text, index)
      range.setEnd(text, index + length)
      return range.getBoundingClientRect().bottom <= bottom
    })
    return visible.at(-1)?.[0] ?? ''
  })
  await page.getByRole('searchbox').fill(words)
  await expect.poll(() => markedTexts(page)).not.toEqual([])
  await expect(isCutOff).toHaveCount(0)
  await page.setViewportSize({ width: 320, height: 800 })
  await expect(isCutOff).not.toHaveCount(0)
  // In one column.
  await expect(isCutOff.first()).toHaveCSS('grid-template-columns', /^\S+px$/)
  await description.evaluate((element) => (element.textContent += ' Architect'))
  await page.getByRole('searchbox').fill('architect')
  await expect.poll(() => markedTexts(page)).toEqual(['Architect', 'Architect'])
  await expect(isCutOff).toHaveCount(0)
})
