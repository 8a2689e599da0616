import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { holdScripts } from './holdScripts'
import { waitUntilHydrated, openHydrated } from './openHydrated'

const shareButton = (page: Page) => page.getByRole('button', { name: 'Share' })

/** As in a desktop browser without a share sheet, whatever this one has; what is copied is noted in the page. */
async function withoutSheet(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share')
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: (text: string) => {
          document.documentElement.dataset['copied'] = text
          return Promise.resolve()
        },
      },
    })
  })
}

const expectCopied = (page: Page, address: RegExp) =>
  expect(page.locator('html')).toHaveAttribute('data-copied', address)

test('the list’s link is copied while its address is still pending @tablet', async ({ page }) => {
  await withoutSheet(page)
  await openHydrated(page, '/jobs')
  await page.evaluate(() => {
    history.replaceState = () => {
      throw new DOMException('too many', 'SecurityError')
    }
  })
  await page.getByRole('searchbox').fill('data')
  await expect(page.getByRole('status')).toHaveText('7 positions')
  expect(new URL(page.url()).search).toBe('')
  await shareButton(page).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  await expectCopied(page, /^http:\/\/localhost:\d+\/jobs\?search=data$/)
})

test('the list’s link is copied as it is searched and filtered, with our parameters only', async ({
  page,
}) => {
  await withoutSheet(page)
  await openHydrated(page, '/jobs?utm_source=mail&location=INDIA&location=usa&page=2#results')
  await shareButton(page).click()
  await expectCopied(page, /^http:\/\/localhost:\d+\/jobs\?location=usa&location=india&page=2$/)
})

test('a position’s link is copied', async ({ page }) => {
  await withoutSheet(page)
  await openHydrated(page, '/jobs/7?utm_source=mail')
  await shareButton(page).click()
  await expectCopied(page, /^http:\/\/localhost:\d+\/jobs\/7$/)
})

test('the address can be copied by hand where the clipboard is refused', async ({ page }) => {
  await withoutSheet(page)
  await openHydrated(page, '/jobs?search=data&location=usa')
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await shareButton(page).click()
  const field = page.getByRole('alert').getByRole('textbox', { name: 'Link' })
  await expect(field).toHaveValue(/\/jobs\?search=data&location=usa$/)
  await field.click()
  const selected = () =>
    field.evaluate((input) => String(document.getSelection()) === Reflect.get(input, 'value'))
  await expect.poll(selected).toBe(true)
})

/** Where the button stands, offered or not: its right end, because a late font may change the width of its word. */
async function placeOf(page: Page) {
  const box = await page.locator('main button[data-needs-script]').first().boundingBox()
  if (!box) throw new Error('It has no place.')
  const { x, y, width, height } = box
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  return [x + width, y, height].map(Math.round)
}

for (const path of ['/jobs', '/jobs/1']) {
  for (const width of [1280, 820, 390]) {
    test(`on ${path}, ${width} px wide, the button comes with the app, a finger wide, and moves nothing`, async ({
      page,
    }) => {
      const release = await holdScripts(page)
      await page.setViewportSize({ width, height: 844 })
      await page.goto(path, { waitUntil: 'commit' })
      await page.getByRole('contentinfo').waitFor()
      await expect(shareButton(page)).toHaveCount(0)
      const before = await placeOf(page)
      release()
      await waitUntilHydrated(page)
      await expect(shareButton(page)).toBeVisible()
      expect(await placeOf(page)).toEqual(before)
    })
  }
}
