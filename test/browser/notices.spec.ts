import type { CDPSession, Locator, Page } from '@playwright/test'
import { sendMessage } from './fillForms'
import { expect, test } from './fixtures'

const STAGE = /NoticeStage/

function region(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications (Alt+T)' })
}

function notices(page: Page): Locator {
  return region(page).getByRole('status')
}

/** Sends messages on the contact page; the last notice then has the focus, so that none of them goes by itself. */
async function openWithNotices(page: Page, count: number): Promise<void> {
  await page.goto('/contact')
  for (let sent = 1; sent <= count; sent += 1) {
    await sendMessage(page)
    await expect(notices(page)).toHaveCount(sent)
  }
  await page.keyboard.press('Alt+t')
  await expect(notices(page).last()).toBeFocused()
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not on screen.')
  return box
}

/** What slides has parts of a pixel that are rounding errors. */
function hundredths(px: number): number {
  return Math.round(px * 100) / 100
}

/** The room between notices, once they stand still, from the oldest, which is the lowest, to the newest. */
async function gaps(page: Page): Promise<number[]> {
  const boxes = await Promise.all((await notices(page).all()).map(boxOf))
  return boxes.slice(1).map((box, index) => hundredths((boxes[index]?.y ?? 0) - (box.y + box.height)))
}

test('notices are 356 px wide and stand 14 px apart @tablet', async ({ page }) => {
  await openWithNotices(page, 3)
  await expect.poll(() => gaps(page)).toEqual([14, 14])
  const boxes = await Promise.all((await notices(page).all()).map(boxOf))
  expect(boxes.map(({ width }) => hundredths(width))).toEqual([356, 356, 356])
})

test('their container is at most 420 px wide from 768 px of window width up', async ({ page }) => {
  await openWithNotices(page, 1)
  const container = region(page).locator('.notistack-SnackbarContainer')
  await expect.poll(async () => (await boxOf(container)).width).toBe(420)
  await page.setViewportSize({ width: 768, height: 800 })
  await expect.poll(async () => (await boxOf(container)).width).toBe(420)
  await page.setViewportSize({ width: 767, height: 800 })
  await expect.poll(async () => (await boxOf(container)).width).toBeGreaterThan(420)
  expect(hundredths((await boxOf(notices(page))).width)).toBe(356)
})

for (const width of [390, 320]) {
  test.describe(`on a phone ${width} px wide`, () => {
    test.use({ isMobile: true, hasTouch: true, viewport: { width, height: 700 } })

    test('a notice has the width less its margins', async ({ page }) => {
      await openWithNotices(page, 1)
      await expect.poll(() => boxOf(notices(page))).toMatchObject({ x: 16, width: width - 32 })
    })
  })
}

test('no notice stands on the scroll-to-top button @tablet', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 500 })
  await openWithNotices(page, 1)
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }))
  const button = await boxOf(page.getByRole('button', { name: 'Scroll to top' }))
  await expect.poll(async () => (await boxOf(notices(page))).x).toBeLessThan(820 - 356)
  const notice = await boxOf(notices(page))
  expect(notice.y + notice.height).toBeLessThanOrEqual(button.y)
})

test('its Close button is large enough for a finger @tablet', async ({ page }) => {
  await openWithNotices(page, 1)
  const { width, height } = await boxOf(notices(page).getByRole('button', { name: 'Close' }))
  expect(width).toBeGreaterThanOrEqual(44)
  expect(height).toBeGreaterThanOrEqual(44)
})

type Swipe = (from: { x: number; y: number }, dx: number, dy: number) => Promise<void>

async function centreOf(notice: Locator): Promise<{ x: number; y: number }> {
  await notice.click({ trial: true }) // waits until it stands still
  const { x, y, width, height } = await boxOf(notice)
  return { x: x + width / 2, y: y + height / 2 }
}

async function expectSwipesToDismiss(page: Page, swipe: Swipe): Promise<void> {
  await openWithNotices(page, 3)
  const notice = notices(page).last()
  await swipe(await centreOf(notice), 19, 0)
  await expect(notice).toHaveCSS('transform', 'none')
  await expect(notices(page)).toHaveCount(3)
  await swipe(await centreOf(notice), 20, 0)
  await expect(notices(page)).toHaveCount(2)
  await swipe(await centreOf(notice), 0, 20)
  await expect(notices(page)).toHaveCount(1)
  await expect(notice).toBeFocused()
}

test('a swipe of 20 px to the right or down dismisses, by mouse', async ({ page }) => {
  await expectSwipesToDismiss(page, async ({ x, y }, dx, dy) => {
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + dx / 2, y + dy / 2)
    await page.mouse.move(x + dx, y + dy)
    await page.mouse.up()
  })
})

function touch(input: CDPSession, type: 'touchStart' | 'touchMove', x: number, y: number): Promise<unknown> {
  return input.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] })
}

test.describe('by finger', () => {
  test.use({ hasTouch: true })

  test('a swipe of 20 px to the right or down dismisses @tablet', async ({ page, context }) => {
    const input = await context.newCDPSession(page)
    await expectSwipesToDismiss(page, async ({ x, y }, dx, dy) => {
      await touch(input, 'touchStart', x, y)
      for (const part of [0.25, 0.5, 0.75, 1]) await touch(input, 'touchMove', x + dx * part, y + dy * part)
      await input.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    })
  })

  test('a tap on a notice leaves the focus in the field @tablet', async ({ page }) => {
    await page.goto('/contact')
    await sendMessage(page)
    await page.getByLabel('Your Name').focus()
    await notices(page).tap()
    await expect(page.getByLabel('Your Name')).toBeFocused()
  })
})

test('Alt+T leads from the open menu to the newest notice, Escape to the menu’s button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/contact')
  await sendMessage(page)
  await expect(notices(page)).toBeVisible()
  const menu = page.getByRole('button', { name: 'Toggle Menu' })
  await menu.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await page.keyboard.press('Alt+t')
  // By its role: it can be told of, the rest of the page is not hidden any more.
  await expect(notices(page)).toBeFocused()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
})

test('nothing slides for a visitor who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openWithNotices(page, 1)
  const seconds = await notices(page).evaluate((card) =>
    parseFloat(getComputedStyle(card).transitionDuration),
  )
  expect(seconds).toBeLessThan(0.001)
})

test('what draws notices is loaded with the first one', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto('/contact', { waitUntil: 'networkidle' })
  expect(requests.filter((url) => STAGE.test(url))).toEqual([])
  await sendMessage(page)
  await expect(notices(page)).toBeVisible()
  expect(requests.filter((url) => STAGE.test(url))).not.toEqual([])
})
