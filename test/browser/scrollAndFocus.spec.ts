import { expect, test } from './fixtures'
import { waitUntilHydrated, openHydrated } from './openHydrated'

const scrollY = () => window.scrollY

test('a link opens at the top with the focus on the heading; Back restores place and link', async ({
  page,
}) => {
  await openHydrated(page, '/jobs')
  const link = page.getByRole('link', { name: 'View Details' }).nth(8)
  await link.scrollIntoViewIfNeeded()
  const left = await page.evaluate(scrollY)
  expect(left).toBeGreaterThan(300)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(scrollY)).toBe(0)
  await page.goBack()
  await expect(link).toBeFocused()
  expect(await page.evaluate(scrollY)).toBe(left)
})

test('a reload restores the scroll position', async ({ page }) => {
  await openHydrated(page, '/jobs')
  await page.evaluate(() => {
    window.scrollTo(0, 700)
  })
  await page.reload()
  await waitUntilHydrated(page)
  await expect.poll(() => page.evaluate(scrollY)).toBe(700)
})

test('the next page of the list is seen from its top, never from below', async ({ page }) => {
  await openHydrated(page, '/jobs')
  const page2 = page.getByRole('link', { name: 'Page 2' })
  await page2.scrollIntoViewIfNeeded()
  const seen = await page2.evaluate(
    (link: HTMLElement) =>
      new Promise<number[]>((resolve) => {
        const offsets: number[] = []
        const lookAtFrame = () => {
          if (link.hasAttribute('aria-current')) offsets.push(window.scrollY)
          if (offsets.length === 10) resolve(offsets)
          else requestAnimationFrame(lookAtFrame)
        }
        link.click()
        requestAnimationFrame(lookAtFrame)
      }),
  )
  expect(seen).toEqual(Array.from({ length: 10 }, () => 0))
})

test('after Back the focus is set within three frames, so that no letter goes astray', async ({ page }) => {
  await openHydrated(page, '/jobs')
  await page.getByRole('link', { name: 'View Details' }).nth(2).click()
  const frames = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        window.addEventListener(
          'popstate',
          () => {
            let count = 0
            const look = () => {
              count += 1
              if (document.activeElement?.textContent === 'View Details') resolve(count)
              else if (count < 60) requestAnimationFrame(look)
              else resolve(Infinity)
            }
            requestAnimationFrame(look)
          },
          { once: true },
        )
        window.history.back()
      }),
  )
  expect(frames).toBeLessThanOrEqual(3)
})

test('the scroll-to-top button stands at 301 px and not at 300', async ({ page }) => {
  await openHydrated(page, '/jobs')
  const button = page.getByRole('button', { name: 'Scroll to top' })
  await page.evaluate(() => {
    window.scrollTo(0, 300)
  })
  await expect.poll(() => page.evaluate(scrollY)).toBe(300)
  await expect(button).toHaveCount(0)
  await page.evaluate(() => {
    window.scrollTo(0, 301)
  })
  await expect(button).toBeVisible()
  await button.click()
  await expect.poll(() => page.evaluate(scrollY)).toBe(0)
  await expect(button).toHaveCount(0)
})

test('the skip link moves the focus to the content and leaves the address alone', async ({ page }) => {
  await openHydrated(page, '/jobs')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL('/jobs')
})
