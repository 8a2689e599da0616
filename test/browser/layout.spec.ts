import { expect, test } from './fixtures'
import { PAGE_ADDRESSES } from '../support/pageAddresses'
import { openHydrated } from './openHydrated'

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

for (const path of [...PAGE_ADDRESSES, '/jobs?search=zzz']) {
  test(`${path} fits a window 320 px wide, and 200 % text in wider ones`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await openHydrated(page, path)
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    for (const width of [360, 390, 768, 802, 820, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(overflow), `${width} px`).toBeLessThanOrEqual(0)
    }
  })
}

test('the first screen of a tablet held upright shows search, locations and at least four positions', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await openHydrated(page, '/jobs')
  await expect(page.getByRole('searchbox')).toBeInViewport({ ratio: 1 })
  for (const name of ['USA', 'Canada', 'India']) {
    await expect(page.getByText(name, { exact: true }).first()).toBeInViewport({ ratio: 1 })
  }
  const cards = page.getByRole('region', { name: 'Results' }).getByRole('listitem')
  for (let card = 0; card < 4; card += 1) await expect(cards.nth(card)).toBeInViewport({ ratio: 1 })
})

test('a description is clamped to 3 lines', async ({ page }) => {
  await openHydrated(page, '/jobs')
  const description = page.getByText(/^Plan the work of/)
  const { height, lineHeight } = await description.evaluate((element) => ({
    height: element.clientHeight,
    lineHeight: Number.parseFloat(getComputedStyle(element).lineHeight),
  }))
  expect(Math.round(height / lineHeight)).toBe(3)
  expect(await description.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true)
})

test('search box, panel and count stay where they are while results change', async ({ page }) => {
  await openHydrated(page, '/jobs')
  const places = async () => {
    const parts = [
      page.getByRole('searchbox'),
      page.getByRole('group', { name: 'Filter by Location' }),
      page.getByRole('status'),
    ]
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
    return boxes.map((box) => [box?.x, box?.y])
  }
  const before = await places()
  await page.getByRole('searchbox').fill('zzz')
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await places()).toEqual(before)
  await page.getByRole('searchbox').fill('data')
  expect(await places()).toEqual(before)
})

test('a title of 1,500 letters overflows neither its card nor its page', async ({ page }) => {
  const lengthen = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((heading) => {
        heading.textContent = 'Donaudampfschiff'.repeat(94).slice(0, 1500)
      })
  for (const width of [390, 820, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await openHydrated(page, '/jobs')
    await lengthen('main h3')
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0)
    await openHydrated(page, '/jobs/1')
    await lengthen('main h1')
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0)
  }
})

for (const [path, list] of [
  ['/', 'Expert team'],
  ['/about', 'Global Presence'],
] as const) {
  test(`no point of ${path} is left by itself in a row`, async ({ page }) => {
    await openHydrated(page, path)
    const points = page.getByRole('list').filter({ has: page.getByRole('heading', { name: list }) })
    for (const width of [620, 768, 820, 1024, 1180, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const tops = await points
        .getByRole('listitem')
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top))
      const rows = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length)
      expect(new Set(rows).size, `${rows.join(', ')} at ${width} px`).toBe(1)
    }
  })
}
