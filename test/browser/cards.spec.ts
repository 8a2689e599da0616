import { VISIT_KEY } from '../../src/pages/lastVisit'
import { expect, test } from './fixtures'
import { openHydrated } from './openHydrated'

/** Runs in the page. Returns what the New mark of a card meets, and the left edges of its title and its pay. */
function placesIn(card: Element) {
  const mark = card.querySelector('strong')
  const box = mark?.getBoundingClientRect() ?? new DOMRect()
  const met = box.bottom > card.getBoundingClientRect().bottom - 8 ? ['the edge'] : []
  const lefts: number[] = []
  const range = document.createRange()
  const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    range.selectNodeContents(text)
    const lines = [...range.getClientRects()]
    // A description is cut off.
    const end = text.parentElement?.getBoundingClientRect().bottom ?? 0
    const isMet = lines.some(
      ({ left, right, top, bottom }) =>
        left < box.right && box.left < right && top < box.bottom && box.top < Math.min(bottom, end),
    )
    if (isMet && !mark?.contains(text)) met.push(String(text.nodeValue))
    if (text.parentElement?.matches('h3, [data-job=payRate]')) lefts.push(lines[0]?.left ?? 0)
  }
  return { met: mark ? met : ['no mark'], edges: new Set(lefts).size, height: card.clientHeight }
}

test('the New mark meets no text, and the pay has the edge of the title', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, '2000-01-01'), VISIT_KEY)
  for (const address of ['/jobs', '/jobs?location=india']) {
    await openHydrated(page, address)
    const cards = page.locator('.cards > li:not([hidden])')
    await cards.locator('strong').first().waitFor()
    // As long as a pay with a note.
    const pay = cards.getByText(/ per /).nth(2)
    await pay.evaluate((text) => (text.textContent = '₹2,600–₹3,200 per hour, plus travel'))
    for (const size of [100, 150, 200]) {
      await page.addStyleTag({ content: `html { font-size: ${size}% }` })
      for (const width of [320, 390, 820, 1180, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        const places = await Promise.all((await cards.all()).map((card) => card.evaluate(placesIn)))
        for (const { met, edges } of places)
          expect({ met, edges }, `${size} % at ${width} px`).toEqual({ met: [], edges: 1 })
        if (size === 100 && width === 820) expect(new Set(places.map(({ height }) => height)).size).toBe(1)
      }
    }
  }
})
