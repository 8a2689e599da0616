import type { Page } from '@playwright/test'
import { darkPalette, lightPalette } from '../../src/theme/palette'
import { expect, test } from './fixtures'

const LIGHT = lightPalette.background?.default ?? ''
const DARK = darkPalette.background?.default ?? ''

const choice = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('group', { name: 'Theme' }).getByRole('button', { name })

const chosen = (page: Page) =>
  page.getByRole('banner').getByRole('group', { name: 'Theme' }).getByRole('button', { pressed: true })

/** Converts a computed color to the notation of the palette. */
const hex = (rgb: string) =>
  `#${(rgb.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`

const background = async (page: Page) =>
  hex(await page.evaluate(() => getComputedStyle(document.body).backgroundColor))

/** A browser takes the first one whose media query matches. */
const barColor = (page: Page) =>
  page.evaluate(() => {
    const bars = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')
    return [...bars].find(({ media }) => matchMedia(media).matches)?.content
  })

test('Light, Dark and System are offered; the page and the browser’s bar follow', async ({ page }) => {
  await page.goto('/about')
  await expect(chosen(page)).toHaveAccessibleName('System')
  expect(await background(page)).toBe(LIGHT)
  expect(await barColor(page)).toBe(LIGHT)

  await choice(page, 'Dark').click()
  await expect(chosen(page)).toHaveAccessibleName('Dark')
  expect(await background(page)).toBe(DARK)
  expect(await barColor(page)).toBe(DARK)

  await page.emulateMedia({ colorScheme: 'dark' })
  await choice(page, 'Light').click()
  await expect(chosen(page)).toHaveAccessibleName('Light')
  expect(await background(page)).toBe(LIGHT)
  expect(await barColor(page)).toBe(LIGHT)

  await choice(page, 'System').click()
  await expect.poll(() => background(page)).toBe(DARK)
  expect(await barColor(page)).toBe(DARK)
})

test('System follows the system while the page is open, and a choice does not', async ({ page }) => {
  await page.goto('/')
  await expect(chosen(page)).toHaveAccessibleName('System')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => background(page)).toBe(DARK)
  await expect.poll(() => barColor(page)).toBe(DARK)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => background(page)).toBe(LIGHT)

  await choice(page, 'Dark').click()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(chosen(page)).toHaveAccessibleName('Dark')
  expect(await background(page)).toBe(DARK)
  expect(await barColor(page)).toBe(DARK)
})

test.describe('without the app', () => {
  test.use({ expectedComplaints: [/ERR_FAILED/] })

  const cases = [
    { stored: 'dark', system: 'light', shown: DARK },
    { stored: 'light', system: 'dark', shown: LIGHT },
    { stored: 'system', system: 'dark', shown: DARK },
    { stored: 'banana', system: 'dark', shown: DARK },
    { stored: null, system: 'light', shown: LIGHT },
  ] as const
  for (const { stored, system, shown } of cases) {
    test(`${stored} chosen on a ${system} system has the right background from the first paint`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: system })
      await page.addInitScript((mode) => {
        if (mode !== null) localStorage.setItem('theme-mode', mode)
      }, stored)
      await page.route('**/assets/*.js', (route) => route.abort())
      await page.goto('/about')
      const firstBackground = await page.evaluate(
        () => getComputedStyle(document.documentElement).backgroundColor,
      )
      expect(hex(firstBackground)).toBe(shown)
      expect(await background(page)).toBe(shown)
      expect(await barColor(page)).toBe(shown)
    })
  }
})

test('no other theme is painted during hydration', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme-mode', 'dark')
    const backgrounds = new Set<string>()
    const look = () => {
      backgrounds.add(getComputedStyle(document.documentElement).backgroundColor)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    Object.assign(window, { backgrounds })
  })
  await page.goto('/jobs')
  await expect(chosen(page)).toHaveAccessibleName('Dark')
  const seen = await page.evaluate<string[]>(() => [...Reflect.get(window, 'backgrounds')])
  expect(seen.map(hex)).toEqual([DARK])
})
