import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { matchCount, openHydrated } from './openHydrated'

const shareButton = (page: Page) => page.getByRole('button', { name: 'Share' })

/** Removes the browser's share sheet, and notes the copied text in the page. */
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

test('Share copies the address of the list while the browser refuses to write it @tablet', async ({
  page,
}) => {
  await withoutSheet(page)
  await openHydrated(page, '/jobs')
  await page.evaluate(() => {
    history.replaceState = () => {
      throw new DOMException('too many', 'SecurityError')
    }
  })
  await page.getByRole('searchbox').fill('data')
  await expect(matchCount(page)).toHaveText('7 positions')
  expect(new URL(page.url()).search).toBe('')
  await shareButton(page).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  await expectCopied(page, /^http:\/\/localhost:\d+\/jobs\?search=data$/)
})

for (const [opened, copied] of [
  [
    '/jobs?utm_source=mail&location=INDIA&location=usa&page=2#results',
    /\/jobs\?location=usa&location=india&page=2$/,
  ],
  ['/jobs/7?utm_source=mail', /\/jobs\/7$/],
] as const) {
  test(`Share copies our parameters only: ${opened}`, async ({ page }) => {
    await withoutSheet(page)
    await openHydrated(page, opened)
    await shareButton(page).click()
    await expectCopied(page, copied)
  })
}

test('where the clipboard is refused, the address can be copied by hand', async ({ page }) => {
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
