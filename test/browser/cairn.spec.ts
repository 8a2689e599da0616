import { expect, test } from './fixtures'
import { edges, openHydrated } from './page'

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
      const next = await edges(page.locator('main section').nth(1))
      expect(Math.abs((stones.at(-1)?.bottom ?? 0) - next.top)).toBeLessThan(2)
    }
  }
})

test('the cairn beside a text is on the next section, and its path in the window', async ({ page }) => {
  for (const width of [768, 820, 1098, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/about')
    const path = await edges(page.locator('.path'))
    expect(path.left, `${width}`).toBeGreaterThan((await edges(page.getByRole('region').first())).right)
    expect(path.right, `${width}`).toBeLessThan((await edges(page.getByRole('heading', { level: 1 }))).right)
    const ground = await edges(page.locator('.stones .stone').last())
    const next = await edges(page.locator('main > section').nth(1))
    expect(Math.abs(ground.bottom - next.top)).toBeLessThan(2)
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
    const { left, top } = await edges(page.locator('.stones .capstone'))
    const isMet = lines.some(({ right, bottom }) => right > left && bottom > top)
    expect(isMet, `${width}`).toBe(false)
  }
})

test('the stones beside a hovered location darken', async ({ page }) => {
  await page.goto('/jobs')
  const stone = page.locator('section[aria-labelledby=hiring] .stone').first()
  const color = await stone.evaluate((element) => getComputedStyle(element).fill)
  await page.getByRole('link', { name: 'USA 10 positions' }).hover()
  await expect(stone).not.toHaveCSS('fill', color)
})
