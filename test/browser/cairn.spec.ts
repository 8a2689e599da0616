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

test('the path of the cairn beside a text stays clear of the text and in the window', async ({ page }) => {
  for (const width of [768, 820, 1098]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/about')
    const text = (await page.getByRole('region').first().boundingBox()) ?? { x: 0, width: 0 }
    const path = (await page.locator('.path').boundingBox()) ?? text
    expect(path.x, `${width}`).toBeGreaterThan(text.x + text.width)
    expect(path.x + path.width, `${width}`).toBeLessThan(width)
  }
})
