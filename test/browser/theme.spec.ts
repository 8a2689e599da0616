import { hexToRgb } from '@mui/material/styles'
import type { Page } from '@playwright/test'
import { BACKGROUNDS } from '../../src/theme/palette'
import { expect, test } from './fixtures'
import { holdScripts, openHydrated, waitUntilHydrated } from './page'
import { recordFrames } from './shownList'

const themeSwitch = (page: Page) => page.getByRole('banner').getByRole('group', { name: 'Theme' })
const chosen = (page: Page) => themeSwitch(page).getByRole('button', { pressed: true })

/** Runs in the page. The colors of the page and of the browser's bar. */
const shownColors = () => {
  const bar = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')
  return `${getComputedStyle(document.body).backgroundColor} ${bar?.content}`
}

const shownAs = (color: string) => `${hexToRgb(color)} ${color}`

test('every frame has the colors of the stored choice, or of the system', async ({ page }) => {
  await recordFrames(page, shownColors)
  await page.goto('/about')
  for (const [stored, colorScheme, shown] of [
    [null, 'light', BACKGROUNDS.light],
    ['dark', 'light', BACKGROUNDS.dark],
    ['light', 'dark', BACKGROUNDS.light],
    ['system', 'dark', BACKGROUNDS.dark],
    ['banana', 'dark', BACKGROUNDS.dark],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    if (stored) await page.evaluate((mode) => localStorage.setItem('theme-mode', mode), stored)
    const release = await holdScripts(page)
    await page.reload({ waitUntil: 'domcontentloaded' })
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await release()
    await expect(page.locator('html'), `${stored}`).toHaveAttribute('data-seen', shownAs(shown))
  }
})

function blockStorage(): void {
  for (const storage of ['localStorage', 'sessionStorage', 'caches']) {
    Object.defineProperty(window, storage, {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  }
}

test('where storage is blocked, a theme lasts as long as the page, and the list works', async ({ page }) => {
  await page.addInitScript(blockStorage)
  await openHydrated(page, '/')
  await expect(chosen(page)).toHaveAccessibleName('System')
  expect(await page.evaluate(shownColors)).toBe(shownAs(BACKGROUNDS.light))
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => page.evaluate(shownColors)).toBe(shownAs(BACKGROUNDS.dark))
  await themeSwitch(page).getByRole('button', { name: 'Light' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Careers' }).click()
  await page.getByRole('searchbox').fill('data')
  await page.getByRole('link', { name: 'View Details' }).first().click()
  await expect(chosen(page)).toHaveAccessibleName('Light')
  expect(await page.evaluate(shownColors)).toBe(shownAs(BACKGROUNDS.light))
  await page.reload()
  await waitUntilHydrated(page)
  await page.goBack()
  await expect(page).toHaveURL('/jobs?search=data')
  await expect(page.getByRole('searchbox')).toHaveValue('data')
})
