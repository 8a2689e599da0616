import type { Page } from '@playwright/test'
import { compose } from './compose'
import { expect, test } from './fixtures'
import { openHydrated } from './openHydrated'

/** Faster than any hand: Chromium takes 200 writes in 10 s, and ignores the rest. */
function typeFast(page: Page, text: string): Promise<void> {
  return page.getByRole('searchbox').evaluate((box, letters) => {
    box.focus()
    for (const letter of letters) document.execCommand('insertText', false, letter)
  }, text)
}

/** Has the browser refuse what is written next, on a machine that types slowly too. */
function useUpWrites(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (let write = 0; write < 250; write += 1) window.history.replaceState(window.history.state, '')
  })
}

function mark(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.body.dataset['marker'] = 'same document'
  })
}

test.describe('past the browser’s limit on history writes', () => {
  test.use({ expectedComplaints: [/Throttling navigation/] })

  const text = 'abcdefghij'.repeat(30)

  test.beforeEach(async ({ page }) => {
    await openHydrated(page, '/jobs')
    await mark(page)
    await typeFast(page, text.slice(0, -9))
    await useUpWrites(page)
    await typeFast(page, text.slice(-9))
    expect(await page.evaluate(() => window.location.search)).not.toBe(`?search=${text}`)
  })

  test.afterEach(async ({ page }) => {
    await expect(page.locator('body')).toHaveAttribute('data-marker', 'same document')
  })

  test('U10: 300 letters are in the state at once, and in the address in the end', async ({ page }) => {
    await expect(page.getByRole('searchbox')).toHaveValue(text)
    await expect(page.getByRole('status')).toHaveText('0 positions')
    await expect(page).toHaveTitle(`${text} (0) – Open Positions – Larkfield`)
    await expect(page).toHaveURL(`/jobs?search=${text}`, { timeout: 20_000 })
  })

  test('U11: a link shows its page at once, and its entry comes later', async ({ page }) => {
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeFocused()
    await expect(page).toHaveURL('/about', { timeout: 20_000 })
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Open Positions' })).toBeVisible()
  })
})

test('U23: the caret stays in the middle of the text', async ({ page }) => {
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

test('U23: an input method composes Hindi and Japanese undisturbed', async ({ page }) => {
  await openHydrated(page, '/jobs')
  await page.getByRole('searchbox').focus()
  await compose(page, 'न', 'नम', 'नमस्ते')
  await compose(page, 'k', 'か', '仮')
  await expect(page.getByRole('searchbox')).toHaveValue('नमस्ते仮')
  expect(new URL(page.url()).searchParams.get('search')).toBe('नमस्ते仮')
})

test('U24: a megabyte pasted into the search box throws nothing', async ({ page }) => {
  await openHydrated(page, '/jobs')
  await page.getByRole('searchbox').fill('x'.repeat(1_000_000))
  await expect(page.getByRole('status')).toHaveText('0 positions')
  await page.getByRole('searchbox').fill('data')
  await expect(page).toHaveURL('/jobs?search=data')
})

test('U22: a change of the query leaves the scroll position alone', async ({ page }) => {
  await openHydrated(page, '/jobs')
  await page.getByRole('checkbox', { name: 'USA' }).focus()
  await page.evaluate(() => {
    window.scrollTo(0, 400)
  })
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/jobs?location=usa')
  expect(await page.evaluate(() => window.scrollY)).toBe(400)
})

test('Enter in the search box reloads nothing and puts the on-screen keyboard away', async ({ page }) => {
  await openHydrated(page, '/jobs')
  await page.getByRole('searchbox').fill('data')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('searchbox')).not.toBeFocused()
  await expect(page).toHaveURL('/jobs?search=data')
})
