import { VISIT_KEY } from '../../src/pages/lastVisit'
import { expect, test } from './fixtures'
import { openHydrated } from './openHydrated'

const WIDTHS = [320, 390, 820, 1180, 1920]

/** Runs in the page. Returns what is wrong with the parts of a card. */
function faultsOf(cards: readonly Element[]): string[] {
  const range = document.createRange()
  const linesOf = (part: Node) => {
    range.selectNodeContents(part)
    return [...range.getClientRects()]
  }
  return cards.flatMap((card) => {
    const mark = card.querySelector('strong')
    const title = card.querySelector('h3')
    const pay = [...card.querySelectorAll('p')].find((line) => / per /.test(line.textContent))
    if (!mark || !title || !pay) return ['a part is missing']
    const box = mark.getBoundingClientRect()
    const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT)
    const faults: string[] = []
    if (box.bottom > card.getBoundingClientRect().bottom - 8) faults.push('the mark leaves the card')
    while (texts.nextNode()) {
      const text = texts.currentNode
      // A description is cut off.
      const end = text.parentElement?.getBoundingClientRect().bottom ?? 0
      const meets = linesOf(text).some(
        ({ left, right, top, bottom }) =>
          left < box.right && box.left < right && top < box.bottom && box.top < Math.min(bottom, end),
      )
      if (meets && !mark.contains(text)) faults.push(`the mark meets ${text.textContent}`)
    }
    const { fontSize, fontWeight } = getComputedStyle(pay)
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize)
    if (parseFloat(fontSize) < rem || fontWeight !== '600') faults.push('the pay is not prominent')
    if (linesOf(pay)[0]?.left !== title.getBoundingClientRect().left)
      faults.push('the pay has another left edge')
    return faults
  })
}

test('the pay has the edge of the title, and the New mark meets no text, at any size', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, '2000-01-01'), VISIT_KEY)
  for (const address of ['/jobs', '/jobs?location=india']) {
    await openHydrated(page, address)
    const cards = page.locator('.cards > li:not([hidden])')
    await cards.locator('strong').first().waitFor()
    for (const size of [100, 150, 200]) {
      await page.addStyleTag({ content: `html { font-size: ${size}% }` })
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        expect(await cards.evaluateAll(faultsOf), `${size} % at ${width} px`).toEqual([])
      }
    }
  }
})

test('cards whose titles have one line have one height, whatever their pay', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  for (const address of ['/jobs', '/jobs?location=india']) {
    await openHydrated(page, address)
    const cards = page.locator('.cards > li:not([hidden])')
    const pays = cards.locator(':is(p, span):not(:has(*))', { hasText: ' per ' })
    await pays.nth(2).evaluate((pay) => (pay.textContent = '₹2,600–₹3,200 per hour, plus travel'))
    await pays.last().evaluate((pay) => pay.remove())
    const heights = await cards.evaluateAll((all) => all.map((card) => card.clientHeight))
    expect(new Set(heights).size).toBe(1)
  }
})

test('on a phone the count is beside its heading, and Clear filters has one line', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, '/jobs?location=india')
  const middles = await page
    .locator('#results, output')
    .evaluateAll((parts) =>
      parts.map((part) => part.getBoundingClientRect()).map(({ top, height }) => top + height / 2),
    )
  expect(Math.abs((middles[0] ?? 0) - (middles[1] ?? 0))).toBeLessThan(4)
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  const clear = page.getByRole('button', { name: 'Clear filters' })
  const lines = await clear.evaluate(
    (button) => button.clientHeight / parseFloat(getComputedStyle(button).lineHeight),
  )
  expect(lines).toBeLessThan(2)
})
