import { VISIT_KEY } from '../../src/pages/lastVisit'
import { expect, test } from './fixtures'
import { edges, openHydrated } from './page'

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
  return {
    met: mark ? met : ['no mark'],
    starts: new Set(lefts).size,
    beyond: card.scrollWidth - card.clientWidth,
    height: card.clientHeight,
  }
}

test('in text of any size no texts of a card meet, and title and pay have one edge', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, '2000-01-01'), VISIT_KEY)
  for (const address of ['/jobs?search=e&location=usa', '/jobs?location=india']) {
    await openHydrated(page, address)
    const results = page.getByRole('region', { name: 'Results' })
    const cards = results.getByRole('listitem')
    await cards.locator('strong').first().waitFor()
    // As long as a pay with a note.
    const pay = cards.getByText(/ per /).nth(2)
    await pay.evaluate((text) => (text.textContent = '₹2,600–₹3,200 per hour, plus travel'))
    for (const size of [100, 150, 200]) {
      await page.addStyleTag({ content: `html { font-size: ${size}% }` })
      for (const width of [320, 390, 820, 1180, 1920]) {
        const where = `${size} % at ${width} px`
        await page.setViewportSize({ width, height: 900 })
        const places = await Promise.all((await cards.all()).map((card) => card.evaluate(placesIn)))
        for (const { met, starts, beyond } of places)
          expect({ met, starts, beyond }, where).toEqual({ met: [], starts: 1, beyond: 0 })
        if (size === 100 && width === 820) expect(new Set(places.map(({ height }) => height)).size).toBe(1)
        const [clear, share] = await Promise.all(
          ['Clear filters', 'Share'].map((name) => edges(page.getByRole('button', { name }))),
        )
        expect(clear?.right, where).toBeLessThanOrEqual(share?.left ?? 0)
        const { width: whole } = await edges(page.getByRole('heading', { level: 1 }))
        expect((await edges(results)).width, where).toBeGreaterThan(0.6 * whole)
      }
    }
  }
})
