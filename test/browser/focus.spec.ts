import { expect, test } from './fixtures'
import { openHydrated } from './page'

test('the first stop of Tab skips to the content', async ({ page }) => {
  await openHydrated(page, '/jobs')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL('/jobs')
})

/** Runs in the page. Focuses each control in sight, and names those that scroll the page. (A field brings its label along.) */
const controlsThatScroll = (top: number) =>
  [...document.querySelectorAll<HTMLElement>('a[href], button, [tabindex]')].filter((control) => {
    scrollTo({ top, behavior: 'instant' })
    const before = scrollY
    const header = document.querySelector('header')
    const box = control.getBoundingClientRect()
    const isInSight = [box.top + 1, box.bottom - 1].every((y) =>
      control.contains(document.elementFromPoint(box.left + box.width / 2, y)),
    )
    // An outline takes 5 px.
    const { scrollPaddingBottom } = getComputedStyle(document.documentElement)
    const isClear =
      control.closest('header, .apply') ||
      (box.top - 5 >= (header?.getBoundingClientRect().bottom ?? 0) &&
        box.bottom <= innerHeight - parseFloat(scrollPaddingBottom))
    if (isInSight && isClear) control.focus()
    return scrollY !== before
  })

for (const [width, height] of [
  [390, 844],
  [1024, 768],
  [1280, 800],
] as const) {
  test(`at ${width}x${height} the focus on a control in sight scrolls nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const path of ['/', '/jobs', '/jobs/1', '/contact']) {
      await openHydrated(page, path)
      for (const top of [0, 200, 350, 700, 1e6]) {
        const scrolling = await page.evaluateHandle(controlsThatScroll, top)
        expect(await scrolling.evaluate((list) => list.map(({ outerHTML }) => outerHTML))).toEqual([])
      }
    }
  })
}

test('Back restores scroll position and focus within three frames', async ({ page }) => {
  await openHydrated(page, '/jobs?location=usa')
  const link = page.getByRole('link', { name: 'View Details' }).nth(8)
  await link.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => scrollY)
  expect(left).toBeGreaterThan(300)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  const frames = await page.evaluate(async () => {
    window.history.back()
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    for (let count = 1; count < 60; count += 1) {
      await new Promise(requestAnimationFrame)
      if (document.activeElement?.textContent === 'View Details') return count
    }
    return Infinity
  })
  expect(frames).toBeLessThanOrEqual(3)
  await expect(link).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(left)
  // Moves the focus to the search box, which is above the window.
  await page.getByRole('button', { name: 'Clear filters' }).dispatchEvent('click')
  await page.evaluate(() => window.history.back())
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
})

test('U22: the next page of the list is shown from its top in its first frame', async ({ page }) => {
  await openHydrated(page, '/jobs')
  const page2 = page.getByRole('link', { name: 'Page 2' })
  await page2.scrollIntoViewIfNeeded()
  const seen = await page2.evaluate(async (link: HTMLElement) => {
    link.click()
    while (!link.hasAttribute('aria-current')) await new Promise(requestAnimationFrame)
    return window.scrollY
  })
  expect(seen).toBe(0)
})
