import type { Locator, Page } from '@playwright/test'
import { openApplication, PICTURE, sendMessage, typeMessage } from './fillForms'
import { expect, test } from './fixtures'
import { edges, openHydrated } from './page'

const region = (page: Page) => page.getByRole('region', { name: 'Notifications (Alt+T)' })
const notices = (page: Page) => region(page).getByRole('status')

/** Sends messages on the contact page. Focuses the newest notice, so that none of them closes. */
async function openWithNotices(page: Page, count: number): Promise<void> {
  await page.goto('/contact')
  for (let sent = 1; sent <= count; sent += 1) {
    await sendMessage(page)
    await expect(notices(page)).toHaveCount(sent)
  }
  await page.keyboard.press('Alt+t')
  await expect(notices(page).last()).toBeFocused()
}

/** Waits until the element has stopped moving. */
async function boxOf(locator: Locator) {
  await locator.click({ trial: true })
  return edges(locator)
}

test('notices are 14 px apart and 356 px wide, and fill a window below 768 px', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 500 })
  await openWithNotices(page, 2)
  const older = () => boxOf(notices(page).first())
  expect((await older()).width).toBeCloseTo(356)
  // The newer one slides in.
  await expect
    .poll(async () => (await older()).y - (await boxOf(notices(page).last())).bottom)
    .toBeCloseTo(14)
  const close = notices(page).last().getByRole('button', { name: 'Close' })
  const { width, height } = await boxOf(close)
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  const container = region(page).locator('.notistack-SnackbarContainer')
  await expect(container).toHaveCSS('width', '420px')
  await page.setViewportSize({ width: 767, height: 800 })
  await expect(container).toHaveCSS('width', '735px')
  for (const windowWidth of [390, 320]) {
    await page.setViewportSize({ width: windowWidth, height: 700 })
    await expect
      .poll(() => notices(page).last().boundingBox())
      .toMatchObject({ x: 16, width: windowWidth - 32 })
  }
})

test('on a position, Scroll to top is above a bar at the edge and below a notice', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await openApplication(page)
  await page.getByLabel('Resume').setInputFiles(PICTURE)
  const notice = region(page).getByRole('alert')
  // Only its icon has a color.
  await expect(notice).toHaveCSS('color', await page.evaluate(() => getComputedStyle(document.body).color))
  await page.keyboard.press('Alt+t')
  const button = page.getByRole('button', { name: 'Scroll to top' })
  for (const [top, hasBar] of [
    [330, false],
    [330, true],
    [1e6, false],
  ] as const) {
    if (hasBar) await page.getByRole('button', { name: 'Cancel' }).click()
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
    const edge = hasBar ? (await boxOf(page.locator('.apply'))).y : 600
    await expect.poll(async () => edge - (await boxOf(button)).bottom).toBe(16)
    await expect.poll(async () => (await boxOf(button)).y - (await boxOf(notice)).bottom).toBe(16)
  }
})

test('without Scroll to top, a notice is at the edge, and leaves its field in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/contact')
  await sendMessage(page)
  await page.getByLabel('Your Name').focus()
  await expect.poll(async () => (await boxOf(notices(page))).bottom).toBe(844 - 16)
  await openApplication(page)
  const resume = page.getByLabel('Resume')
  await resume.evaluate((field) => field.scrollIntoView({ block: 'end' }))
  await resume.setInputFiles(PICTURE)
  const refusal = await edges(page.locator('form .MuiFormHelperText-root'))
  expect(refusal.bottom).toBeLessThan((await boxOf(region(page).getByRole('alert'))).top)
})

test.describe('by finger', () => {
  test.use({ hasTouch: true })

  test('a notice follows a swipe, and one of 20 px right or down dismisses it', async ({ page, context }) => {
    const input = await context.newCDPSession(page)
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => input.send('Input.dispatchTouchEvent', { type, touchPoints })
    await openWithNotices(page, 3)
    const newest = notices(page).last()
    for (const [dx, dy, remaining] of [
      [19, 0, 3],
      [-200, 25, 3],
      [20, 0, 2],
      [0, 200, 1],
    ] as const) {
      const { x, y } = await boxOf(newest)
      await touch('touchStart', { x: x + 100, y: y + 30 })
      for (const part of [0.5, 0.75, 1])
        await touch('touchMove', { x: x + 100 + dx * part, y: y + 30 + dy * part })
      await expect(newest).toHaveCSS('transform', `matrix(1, 0, 0, 1, ${Math.max(dx, 0)}, ${dy})`)
      await touch('touchEnd')
      await expect(notices(page)).toHaveCount(remaining)
      await expect(newest).toHaveCSS('transform', 'none')
    }
    const { x, y } = await boxOf(newest)
    await page.mouse.move(x + 100, y + 30)
    await page.mouse.down()
    await page.mouse.up()
    await page.mouse.move(x + 100, y + 40)
    await expect(newest).toHaveCSS('transform', 'none')
    await page.mouse.down()
    // A fast one has left the notice at its first move.
    await page.mouse.move(x + 100, y + 230)
    await page.mouse.up()
    await expect(notices(page)).toHaveCount(0)
  })
})

test('the menu hides no notice, Alt+T closes it, and Escape returns to its button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, '/contact')
  await typeMessage(page)
  const menuButton = page.getByRole('button', { name: 'Toggle Menu' })
  await menuButton.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
  // The role query also shows that it is not hidden from screen readers.
  await expect(notices(page)).toBeVisible()
  await expect(page.getByRole('main')).toBeHidden()
  await page.keyboard.press('Alt+t')
  await expect(notices(page)).toBeFocused()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(menuButton).toBeFocused()
})

test('in a low window every notice can be closed', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await openApplication(page)
  for (let refused = 1; refused <= 3; refused += 1) {
    await page.getByLabel('Resume').setInputFiles(PICTURE)
    await expect(region(page).getByRole('alert')).toHaveCount(refused)
  }
  await page.keyboard.press('Alt+t')
  for (const close of await region(page).getByRole('button', { name: 'Close' }).all())
    await expect(close).toBeInViewport({ ratio: 1 })
})
