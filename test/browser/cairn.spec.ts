import { expect, test } from './fixtures'
import { openHydrated } from './openHydrated'

test('the stones of the home page lie close on each other and on the next section', async ({ page }) => {
  await openHydrated(page, '/')
  for (const size of [100, 150, 200]) {
    await page.addStyleTag({ content: `html { font-size: ${size}% }` })
    for (const width of [320, 390, 820, 1180, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const stones = await page
        .locator('.stones :is(.stone, .capstone)')
        .evaluateAll((all) => all.map((stone) => stone.getBoundingClientRect()))
      const gaps = stones.slice(1).map(({ top }, index) => top - (stones[index]?.bottom ?? 0))
      const share = Math.max(...gaps) / (stones[1]?.height ?? 0)
      expect(share, `${size} % at ${width} px`).toBeLessThanOrEqual(0.08)
      const next = await page.locator('main section').nth(1).boundingBox()
      expect(Math.abs((stones.at(-1)?.bottom ?? 0) - (next?.y ?? 0))).toBeLessThan(2)
    }
  }
})

test('the cairn beside a text is on the next section, and its path in the window', async ({ page }) => {
  for (const width of [768, 820, 1098, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/about')
    const text = (await page.getByRole('region').first().boundingBox()) ?? { x: 0, width: 0 }
    const path = (await page.locator('.path').boundingBox()) ?? text
    expect(path.x, `${width}`).toBeGreaterThan(text.x + text.width)
    const end = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect(path.x + path.width, `${width}`).toBeLessThan((end?.x ?? 0) + (end?.width ?? 0))
    const [ground, next] = await Promise.all(
      [page.locator('.stone').last(), page.locator('main > section').nth(1)].map((part) =>
        part.boundingBox(),
      ),
    )
    expect(Math.abs((ground?.y ?? 0) + (ground?.height ?? 0) - (next?.y ?? 0))).toBeLessThan(2)
  }
})

test('on a tablet the headline of the home page has two lines, and meets no stone', async ({ page }) => {
  await page.goto('/')
  for (const width of [768, 820, 1023]) {
    await page.setViewportSize({ width, height: 900 })
    const title = page.getByRole('heading', { level: 1 })
    const lines = await title.evaluate((heading) => {
      const range = document.createRange()
      range.selectNodeContents(heading)
      return [...range.getClientRects()]
    })
    expect(lines, `${width}`).toHaveLength(2)
    const stone = (await page.locator('.capstone').boundingBox()) ?? { x: 0, y: 0 }
    const isMet = lines.some(({ right, bottom }) => right > stone.x && bottom > stone.y)
    expect(isMet, `${width}`).toBe(false)
  }
})
