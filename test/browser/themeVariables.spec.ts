import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { PAGE_ADDRESSES } from '../support/pageAddresses'
import { openHydrated } from './openHydrated'

/** Variables of the theme that a style reads without another value to fall back on, and that the page does not have. */
function missingVariables(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => Array.from(sheet.cssRules))
    const texts = rules.map(({ cssText }) => cssText)
    for (const { style } of document.querySelectorAll<HTMLElement>('[style]')) texts.push(style.cssText)
    const read = texts.flatMap((text) => Array.from(text.matchAll(/var\((--mui-[\w-]+)\)/g)))
    // Overlays tint raised papers of MUI's dark scheme; the light one never had any, and nothing here shows one.
    const names = [...new Set(read.map(([, name = '']) => name))].filter(
      (name) => !name.includes('-overlays-'),
    )
    const has = getComputedStyle(document.documentElement)
    return names.filter((name) => has.getPropertyValue(name) === '')
  })
}

for (const address of [...PAGE_ADDRESSES, '/jobs?search=zzz', '/nowhere']) {
  test(`every variable of the theme that ${address} reads is there`, async ({ page, expectedComplaints }) => {
    if (address === '/nowhere') expectedComplaints.push(/404/)
    await openHydrated(page, address)
    expect(await missingVariables(page)).toEqual([])
  })
}

test('so is every one that the open menu, a tooltip and a notice read', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, '/contact')
  await page.getByRole('button', { name: 'Toggle Menu' }).focus()
  await page.getByRole('button', { name: 'Toggle Menu' }).hover()
  await expect(page.getByRole('tooltip')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await missingVariables(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByLabel('Your Name').fill('Ada')
  await page.getByLabel('Your Email').fill('ada@mail.example')
  await page.getByLabel('Your Message').fill('Hello')
  await page.getByRole('button', { name: 'Send Message' }).press('Enter')
  await expect(page.getByText('Message sent!')).toBeVisible()
  expect(await missingVariables(page)).toEqual([])
})
