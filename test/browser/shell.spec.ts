import { expect, test } from './fixtures'
import { openHydrated } from './page'

test('the header has links from 768 px on, and below a menu that closes in four ways', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 844 })
  await openHydrated(page, '/about')
  const topBar = page.getByRole('banner').getByRole('link', { name: 'Careers' })
  const menu = page.getByRole('button', { name: 'Toggle Menu' })
  await expect(topBar).toBeVisible()
  await expect(menu).toBeHidden()
  await page.setViewportSize({ width: 767, height: 844 })
  await expect(topBar).toBeHidden()
  await expect(menu).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('link', { name: 'Contact Us' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeFocused()
  const drawer = page.getByRole('dialog', { name: 'Menu' })

  // Safari focuses no button that is clicked.
  await page.evaluate(() => addEventListener('mousedown', (event) => event.preventDefault()))
  await menu.click()
  const windowWidth = await page.evaluate(() => document.documentElement.clientWidth)
  await expect.poll(() => drawer.boundingBox()).toMatchObject({ x: windowWidth - 240, width: 240 })
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(menu).toBeFocused()

  await menu.click()
  await page.mouse.click(20, 400)
  await expect(drawer).toBeHidden()

  await menu.click()
  await expect(drawer).toBeVisible()
  await page.setViewportSize({ width: 1024, height: 844 })
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.setViewportSize({ width: 390, height: 844 })

  await menu.click()
  await expect(drawer).toBeVisible()
  await page.goBack()
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
})

test('the menu moves neither Scroll to top nor the page', async ({
  playwright: { chromium },
  launchOptions,
  baseURL,
}) => {
  const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] })
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await openHydrated(page, `${baseURL}/jobs`)
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }))
  const scrollToTop = page.locator('[aria-label="Scroll to top"]')
  const before = await scrollToTop.boundingBox()
  await page.getByRole('button', { name: 'Toggle Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).waitFor()
  await page.mouse.move(20, 400)
  await page.mouse.wheel(0, 300)
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Careers' }).hover()
  expect(await page.evaluate(() => window.scrollY)).toBe(700)
  expect(await scrollToTop.boundingBox()).toEqual(before)
  await browser.close()
})
